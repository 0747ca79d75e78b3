import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { Island } from '../../components/ui/Island';
import { Section } from '../../components/ui/Section';
import type { Locale } from '../../i18n/locales';
import { type CompanyInfos, contentOf, DirectLines, OtherWays } from './companyInfos';
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

/** Address, phone and mail of the company. */
export function Whereabouts({ infos }: { infos: CompanyInfos }) {
  const { t } = useTranslation();
  const zipAndCity = [contentOf(infos, 'ZIP_CODE'), contentOf(infos, 'CITY')].filter(Boolean).join(' ');
  const lines = [contentOf(infos, 'ADDRESS'), zipAndCity, contentOf(infos, 'COUNTRY')].filter(Boolean);
  return (
    <Section id="whereabouts" title={t('common:whereabouts')}>
      <Box as="address" fontStyle="normal" textStyle="lead" display="grid" gap="4">
        <div>
          {lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </div>
        <DirectLines infos={infos} />
      </Box>
    </Section>
  );
}
