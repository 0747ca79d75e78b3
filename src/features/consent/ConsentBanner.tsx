import { chakra } from '@chakra-ui/react/styled-system';
import { consent } from '../../../locales/consent.generated';
import { Button } from '../../components/ui/Button';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import type { Locale } from '../../i18n/locales';
import { Choices, ConsentText } from './consentParts';

const Bar = chakra('div', {
  base: {
    position: 'fixed',
    // Above the page and its bar, below every dialog.
    zIndex: 'calc(var(--m-z-index-bar) + 1)',
    insetInline: '0',
    bottom: '0',
    // At most half of a phone's screen.
    maxHeight: '50vh',
    overflowY: 'auto',
    bg: 'bg',
    // Forced colours draw no shadow.
    borderTopWidth: '1px',
    borderColor: 'hairline',
    boxShadow: '0 -1rem 2rem -1.5rem var(--m-colors-slate)',
    _print: { display: 'none' },
    // Its place stays, and the button that the settings give the focus back to. A country's card takes the same corner.
    'html[data-consent-asked]:has(:is([data-consent=preferences][open], :popover-open)) &': {
      visibility: 'hidden',
    },
    '& h2': { textStyle: { base: 'label', sm: 'subheading' }, marginBottom: '1' },
    '& p': { textStyle: 'small', lineHeight: { base: '1.35', sm: '1.5' } },
  },
});

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', lg: 'row' },
    alignItems: { lg: 'center' },
    gap: { base: '3', lg: '12' },
    maxWidth: 'container',
    marginInline: 'auto',
    paddingInline: 'gutter',
    paddingBlock: { base: '3', sm: '5' },
    '& > :first-of-type': { flex: '1', maxWidth: { lg: '60rem' } },
  },
});

/**
 * No modal dialog, and takes no focus: nobody asked for it, and the page stays usable. `src/start/startConsent.ts` shows it; a status
 * message announces it.
 */
export function ConsentBanner({ locale }: { locale: Locale }) {
  const { banner } = consent[locale];
  return (
    <>
      <VisuallyHidden role="status" data-consent="status" data-text={banner.announcement} />
      <Bar
        hidden
        data-consent="banner"
        role="dialog"
        aria-labelledby="consent-title"
        aria-describedby="consent-text"
      >
        <Row>
          <div>
            <h2 id="consent-title">{banner.title}</h2>
            <ConsentText id="consent-text" locale={locale} text={banner.description} />
          </div>
          <Choices locale={locale} gridTemplateColumns={{ base: '1fr', sm: '2fr 1fr', lg: 'auto auto' }}>
            <Button variant="outline" data-consent-act="open">
              {banner.settings}
            </Button>
          </Choices>
        </Row>
      </Bar>
    </>
  );
}
