import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/ui/Button';
import { TextLink } from '../../components/ui/TextLink';
import type { Locale } from '../../i18n/locales';
import { pagePath } from '../../routes/routeTable';
import type { ConsentChoice } from '../../store/consent/consentSlice';
import { consentTexts } from './consentTexts';

const Bar = chakra('div', {
  base: {
    // It fades in, so that it is never the page's largest paint.
    visibility: 'hidden',
    opacity: 0,
    transition: 'opacity var(--m-durations-calm), visibility var(--m-durations-calm)',
    '&[data-shown]': { visibility: 'visible', opacity: 1 },
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

/** Pads the page by the banner's height, so that the banner covers neither its end nor the focus (WCAG 2.4.11). */
function useReservedSpace() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { documentElement, body } = document;
    const reserve = () => {
      const space = `${bar.current?.offsetHeight ?? 0}px`;
      documentElement.style.scrollPaddingBottom = space;
      body.style.paddingBottom = space;
      // On the footer's ground, which the page ends with.
      body.style.boxShadow = `inset 0 -${space} var(--m-colors-navy-deep)`;
    };
    reserve();
    documentElement.dataset.consentAsked = '';
    window.addEventListener('resize', reserve);
    return () => {
      window.removeEventListener('resize', reserve);
      delete documentElement.dataset.consentAsked;
      documentElement.style.scrollPaddingBottom = '';
      body.style.paddingBottom = '';
      body.style.boxShadow = '';
    };
  }, []);
  return bar;
}

type ConsentBannerProps = {
  locale: Locale;
  isShown: boolean;
  onChoose: (choice: ConsentChoice) => void;
  onOpenPreferences: () => void;
};

/** No modal dialog, and takes no focus: nobody asked for it, and the page stays usable. */
export function ConsentBanner({ locale, isShown, onChoose, onOpenPreferences }: ConsentBannerProps) {
  const { banner } = consentTexts[locale];
  return (
    <Bar
      ref={useReservedSpace()}
      role="dialog"
      aria-labelledby="consent-title"
      aria-describedby="consent-text"
      data-shown={isShown || undefined}
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
            <Button onClick={() => onChoose({ analytics: true, video: true })}>{banner.accept}</Button>
            <Button onClick={() => onChoose({ analytics: false, video: false })}>{banner.refuse}</Button>
          </div>
          <Button variant="outline" onClick={onOpenPreferences}>
            {banner.settings}
          </Button>
        </Choices>
      </Row>
    </Bar>
  );
}
