import { Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, languageOf } from './kit/startTexts';

export function Brand() {
  const { t } = useTranslation('desk');
  return (
    <Text textStyle="brand" color="brand.fg" minWidth="0">
      {t('desk')}
    </Text>
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
