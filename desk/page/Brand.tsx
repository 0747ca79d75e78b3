import { Button, HStack, Separator, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, languageOf } from './kit/startTexts';
import { Small } from './kit/screenLayout';

export function Brand() {
  const { t } = useTranslation('desk');
  return (
    <HStack gap="3" minWidth="0">
      <Text textStyle="brand" color="brand.fg">
        Meridane
      </Text>
      <Separator orientation="vertical" height="5" borderColor="brand.border" />
      <Small lineHeight="1.2">{t('desk')}</Small>
    </HStack>
  );
}

/** Names the other language in that language: for whom cannot read this one. */
export function LanguageSwitch() {
  const { i18n } = useTranslation('desk');
  const other = languageOf(i18n) === 'fr' ? 'en' : 'fr';
  return (
    <Button size="sm" variant="ghost" fontWeight="400" lang={other} onClick={() => chooseLanguage(other)}>
      {other === 'fr' ? 'Français' : 'English'}
    </Button>
  );
}
