import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useContext, useId, useRef } from 'react';
import { localeDetails } from '../../i18n/locales';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { disclaimerRetried } from '../../store/layoutData/layoutDataSlice';
import { Logo } from '../brand/Logo';
import { Button } from '../ui/Button';
import { DisclaimerDialog, onDarkDialog } from './DisclaimerDialog';
import { LanguageLinks } from './LanguageLinks';
import { type NavigationContext, PagePaths } from './layoutContext';
import { ProfileLinks } from './ProfileLinks';

const Part = chakra('div', {
  base: {
    marginTop: '7',
    borderTopWidth: '1px',
    borderColor: 'border',
    paddingTop: '5',
    '& h3': { textStyle: 'subheading', marginBottom: '3' },
  },
});

/**
 * Stands in for the disclaimer while its script or texts cannot be had: says so, with languages, profiles and a way to
 * try again (behaviour.md §4.4). Nothing can be accepted here.
 */
export function DisclaimerFault({ navigation }: { navigation: NavigationContext }) {
  const { locale, companyTitle, disclaimerTitle, profiles, homePath, texts } = navigation;
  const dispatch = useAppDispatch();
  const fault = useAppSelector(({ layoutData, preferences }) =>
    preferences.disclaimerValidated ? null : layoutData.disclaimerFault,
  );
  const paths = useContext(PagePaths);
  const retry = useRef<HTMLButtonElement>(null);
  const id = useId();
  if (!fault) return null;
  return (
    <DisclaimerDialog
      role="alertdialog"
      lang={locale}
      start={retry}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
    >
      <Box width="navLogo" color="fg.title" marginBottom="6">
        <Logo title={companyTitle} />
      </Box>
      <Box as="h2" id={`${id}-title`} textStyle="title">
        {disclaimerTitle}
      </Box>
      <Box as="p" id={`${id}-message`} role="status" marginBlock="5" maxWidth="measure">
        {fault === 'retrying' ? texts.disclaimerRetrying : texts.disclaimerLost}
      </Box>
      <Button ref={retry} _osDark={onDarkDialog} onClick={() => dispatch(disclaimerRetried())}>
        {texts.tryAgain}
      </Button>
      <Part>
        <h3>{localeDetails[locale].languageWord}</h3>
        <LanguageLinks locale={locale} paths={paths} />
      </Part>
      <Part>
        <h3>{texts.profile}</h3>
        <ProfileLinks profiles={profiles} homePath={homePath} />
      </Part>
    </DisclaimerDialog>
  );
}
