import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyHydrate, lazyScript } from '../../components/ui/LazyHydrate';
import { Section } from '../../components/ui/Section';
import type { Locale } from '../../i18n/locales';
import { type CompanyInfos, OtherWays } from './OtherWays';
import { ContactForm } from './form/ContactForm';

/** Holds the room of a form that is on its way, after a client-side navigation. */
const Room = chakra('div', { base: { position: 'relative', '& > :empty': { minHeight: '100vh' } } });

// Formik is 12 KB gzip: with it the page's first script would be over what a first visit may weigh.
const script = lazyScript(async () => (await import('./form/ContactForm')).ContactForm);

type ContactSectionProps = { locale: Locale; infos: CompanyInfos };

/** The contact form, hydrated at its first use. Without scripts phone and mail take its place. */
export function ContactSection({ locale, infos }: ContactSectionProps) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  return (
    <Section id="write" title={t('contact:title')}>
      <noscript>
        <OtherWays text={t('contact:withoutScripts')} infos={infos} isFault={false} />
      </noscript>
      <div data-needs-scripts="">
        <Room>
          <LazyHydrate
            when="interaction"
            Server={process.env.BUILD_STAGE === 'build-javascript' ? null : ContactForm}
            script={script}
            props={{ locale, infos }}
            onFailure={setFailed}
          />
        </Room>
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
