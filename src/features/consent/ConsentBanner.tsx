import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../components/ui/Button';
import { TextLink } from '../../components/ui/TextLink';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import type { Locale } from '../../i18n/locales';
import { pagePath } from '../../routes/routeTable';
import { consentTexts } from './consentTexts';

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
    overscrollBehavior: 'contain',
    bg: 'bg',
    boxShadow: '0 -1px 0 var(--m-colors-hairline), 0 -1rem 2rem -1.5rem var(--m-colors-slate)',
    _print: { display: 'none' },
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

/** Refusing is as easy as accepting: two buttons of the same look and size. A third leads to the choice by service. */
export const Choices = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '2fr 1fr' },
    gap: '2',
    flexShrink: 0,
    '& > div': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '2' },
    '& button': { paddingInline: { base: '2', sm: '4' } },
    '& > button': { color: 'fg.title' },
  },
});

/**
 * No modal dialog, and takes no focus: nobody asked for it, and the page stays usable. `src/start/consent.ts` shows it; a status
 * message announces it.
 */
export function ConsentBanner({ locale }: { locale: Locale }) {
  const { banner } = consentTexts[locale];
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
            <p id="consent-text">
              <span>{banner.description}</span>{' '}
              <TextLink to={`${pagePath('privacy', locale)}#cookies`}>{banner.privacy}</TextLink>
            </p>
          </div>
          <Choices gridTemplateColumns={{ base: '1fr', sm: '2fr 1fr', lg: 'auto auto' }}>
            <div>
              <Button data-consent-act="accept">{banner.accept}</Button>
              <Button data-consent-act="refuse">{banner.refuse}</Button>
            </div>
            <Button variant="outline" data-consent-act="open">
              {banner.settings}
            </Button>
          </Choices>
        </Row>
      </Bar>
    </>
  );
}
