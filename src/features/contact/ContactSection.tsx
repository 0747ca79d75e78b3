import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyHydrate, lazyScript, ScreenOfSpace } from '../../components/ui/LazyHydrate';
import { Section } from '../../components/ui/Section';
import type { Locale } from '../../i18n/locales';
import { type CompanyInfos, OtherWays } from './OtherWays';
import { ContactForm } from './form/ContactForm';

// Formik is 12 KB gzip: too much for the first script.
const script = lazyScript(async () => (await import('./form/ContactForm')).ContactForm);

type ContactSectionProps = { locale: Locale; infos: CompanyInfos };

/** The contact form, hydrated on interaction. Without scripts, phone and mail replace it. */
export function ContactSection({ locale, infos }: ContactSectionProps) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  return (
    <Section id="write" title={t('contact:title')}>
      <noscript>
        <OtherWays text={t('contact:withoutScripts')} infos={infos} isFault={false} />
      </noscript>
      <div data-needs-scripts="">
        <ScreenOfSpace position="relative">
          <LazyHydrate
            when="interaction"
            Server={process.env.BUILD_STAGE === 'build-javascript' ? null : ContactForm}
            script={script}
            props={{ locale, infos }}
            onFailure={setFailed}
          />
        </ScreenOfSpace>
        <div role="alert">
          {failed && (
            <Box marginTop="6">
              <OtherWays text={t('contact:unavailable')} infos={infos} />
            </Box>
          )}
        </div>
      </div>
    </Section>
  );
}
