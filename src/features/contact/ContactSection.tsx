import { Box, chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { asInPage } from '../../components/ui/asInPage';
import { Section } from '../../components/ui/Section';
import type { Locale } from '../../i18n/locales';
import type { CompanyInfos } from './DirectLines';
import { ContactForm } from './form/ContactForm';
import { OtherWays } from './OtherWays';
import { useMountedForm } from './useMountedForm';

/** Holds the room of a form that is on its way, after a change of page. */
const Place = chakra('div', { base: { position: 'relative', _empty: { minHeight: '100vh' } } });

type ContactSectionProps = { locale: Locale; infos: CompanyInfos };

/**
 * The contact form. All of it is in the page's HTML; in the browser it is left as it is until it is used. Without scripts phone
 * and mail take its place.
 */
export function ContactSection({ locale, infos }: ContactSectionProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const failed = useMountedForm(place, locale, infos);
  return (
    <Section id="write" title={t('contact:title')}>
      <noscript>
        <OtherWays text={t('contact:withoutScripts')} infos={infos} isFault={false} />
      </noscript>
      <div data-needs-scripts="">
        {/* The condition stands here in full, so that the bundler sees that the form is not in this script. */}
        {process.env.BUILD_STAGE === 'build-javascript' ? (
          <Place ref={place} {...asInPage} />
        ) : (
          <Place ref={place}>
            <div>
              <ContactForm locale={locale} infos={infos} />
            </div>
          </Place>
        )}
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
