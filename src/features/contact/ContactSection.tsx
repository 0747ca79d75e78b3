import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { Island } from '../../components/ui/Island';
import { Section } from '../../components/ui/Section';
import type { Locale } from '../../i18n/locales';
import { type CompanyInfos, OtherWays } from './OtherWays';
import { ContactForm } from './form/ContactForm';

type ContactSectionProps = { locale: Locale; infos: CompanyInfos };

/** The contact form. Without scripts, phone and mail replace it. */
export function ContactSection({ locale, infos }: ContactSectionProps) {
  const { t } = useTranslation();
  return (
    <Section id="write" title={t('contact:title')}>
      <noscript>
        <OtherWays text={t('contact:withoutScripts')} infos={infos} isFault={false} />
      </noscript>
      <Box data-needs-scripts="" position="relative">
        <Island
          name="contact"
          Content={ContactForm}
          props={{ locale, infos }}
          failure={
            <Box marginTop="6">
              <OtherWays text={t('contact:unavailable')} infos={infos} />
            </Box>
          }
        />
      </Box>
    </Section>
  );
}
