import { chakra } from '@chakra-ui/react/styled-system';

/** Semantic colours for everything inside a dark dialog. Minimum contrast: 5.8:1 for text, 3.3:1 for outlines. */
const darkColors = {
  '--m-colors-bg': 'var(--m-colors-navy-deep)',
  '--m-colors-bg-cool': 'var(--m-colors-navy)',
  '--m-colors-fg': 'var(--m-colors-lilac)',
  '--m-colors-fg-muted': 'var(--m-colors-lilac)',
  '--m-colors-fg-title': 'var(--m-colors-white)',
  '--m-colors-border': 'color-mix(in srgb, var(--m-colors-lilac) 30%, transparent)',
  '--m-colors-link': 'var(--m-colors-blue-pale)',
  '--m-colors-accent': 'var(--m-colors-clay-light)',
  '--m-colors-focus': 'var(--m-colors-blue-pale)',
};

/** Choices are dimmed and inactive until it is the step's turn (behaviour.md §4.7). */
const choices = {
  '& fieldset': { minWidth: '0' },
  '& legend': { textStyle: 'subheading', color: 'fg.title', paddingBottom: '2', overflowWrap: 'anywhere' },
  '& fieldset:disabled label': { opacity: 0.45 },
  '& fieldset:disabled input': { cursor: 'not-allowed' },
  // Columns that fit a word, or a few lines of text.
  '& [data-choices]': {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 4.75rem), 1fr))',
  },
  '& [data-choices=long]': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '2' },
  // In the corner, so that a chosen word keeps its place.
  '& [data-choices=short] svg': { position: 'absolute', top: '0.5', insetInlineEnd: '0.5', boxSize: '1rem' },
  '& [data-choices] > label': {
    position: 'relative',
    display: 'grid',
    minWidth: '0',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& strong': { textStyle: 'label', color: 'fg.title' },
    '& small': { textStyle: 'small', color: 'fg.muted', gridColumn: '1 / -1' },
    '& small:empty': { display: 'none' },
  },
  // Invisible, over the whole choice, so that exploring by touch finds it where it is drawn.
  '& input[type=radio]': {
    position: 'absolute',
    inset: '0',
    zIndex: '1',
    width: 'full',
    height: 'full',
    opacity: 0,
    cursor: 'pointer',
  },
  '& input[type=radio] + span': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'start',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    paddingInline: '4',
    paddingBlock: '3',
    borderWidth: '1px',
    borderColor: 'blue',
    borderRadius: 'sm',
    transition: 'background-color var(--m-durations-quick), border-color var(--m-durations-quick)',
    '& svg': { color: 'accent', visibility: 'hidden' },
  },
  '& [data-choices=short] input + span': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingInline: '2',
    justifyItems: 'center',
  },
  '& [data-choices=long] input + span': { paddingBlock: { lg: '2' } },
  '& input[type=radio]:hover:enabled + span': { bg: 'bg.cool' },
  '& input[type=radio]:checked + span': {
    bg: 'bg.cool',
    borderColor: 'fg.title',
    boxShadow: 'inset 0 0 0 1px var(--m-colors-fg-title)',
    '& svg': { visibility: 'visible' },
  },
  '& input[type=radio]:focus-visible + span': {
    outline: '2px solid',
    outlineColor: 'focus',
    outlineOffset: '3px',
  },
};

/** Fades the text where it goes on: sticks to an edge of the scroll area, and is beyond the text at the end of it. */
const fade = {
  content: '""',
  display: 'block',
  position: 'sticky',
  height: '6',
  marginInline: '-4',
  pointerEvents: 'none',
  '@media (forced-colors: active)': { visibility: 'hidden' },
};

/** At most 30vh high on large screens (behaviour.md §9). */
const textArea = {
  '& [role=region]': {
    flex: '1 1 auto',
    minHeight: '10rem',
    maxHeight: { base: 'max(45vh, 14rem)', lg: '30vh' },
    overflowY: 'auto',
    paddingInline: '4',
    bg: 'bg.cool',
    // Visible in forced colours.
    borderWidth: '1px',
    borderColor: 'transparent',
    _before: {
      ...fade,
      top: '0',
      backgroundImage: 'linear-gradient(to top, transparent, var(--m-colors-bg-cool))',
    },
    _after: {
      ...fade,
      bottom: '0',
      backgroundImage: 'linear-gradient(to bottom, transparent, var(--m-colors-bg-cool))',
    },
  },
  '& [role=region] > div': {
    maxWidth: 'none',
    textStyle: 'small',
    '& h3': { textStyle: 'label', color: 'fg.title', marginTop: '1.4em' },
  },
  '& [role=region] > div + div': {
    marginTop: '4',
    borderTopWidth: '1px',
    borderColor: 'border',
    paddingTop: '3',
    color: 'fg.muted',
  },
};

const acceptance = {
  '& [data-acceptance]': {
    display: 'flex',
    gap: '3',
    alignItems: 'start',
    marginTop: '4',
    textStyle: 'label',
    color: 'fg.title',
    cursor: 'pointer',
    '& > :first-of-type': { position: 'relative', display: 'grid', placeItems: 'center' },
  },
  // The icon draws the tick (behaviour.md §4.7), except in forced colours.
  '& input[type=checkbox]': {
    appearance: 'none',
    width: '6',
    height: '6',
    borderWidth: '1px',
    borderColor: 'fg.title',
    borderRadius: 'sm',
    cursor: 'pointer',
    _checked: { bg: 'fg.title' },
    '& + svg': { position: 'absolute', color: 'bg', pointerEvents: 'none', visibility: 'hidden' },
    '&:checked + svg': { visibility: 'visible' },
    '@media (forced-colors: active)': { appearance: 'auto', '& + svg': { display: 'none' } },
  },
};

const step = {
  marginTop: { base: '5', lg: '4' },
  borderTopWidth: '1px',
  borderColor: 'border',
  paddingTop: { base: '4', lg: '3' },
};

/** Fixed in place and height, so that nothing moves under the pointer as steps appear. Sizes: behaviour.md §9. */
export const Dialog = chakra('dialog', {
  base: {
    width: 'calc(100vw - var(--m-spacing-16))',
    maxWidth: 'modal',
    height: {
      base: 'calc(100dvh - var(--m-spacing-8))',
      lg: 'min(44rem, calc(100dvh - var(--m-spacing-16)))',
    },
    maxHeight: 'none',
    marginInline: 'auto',
    marginTop: { base: '4', lg: '8' },
    paddingInline: { base: '5', sm: '8', lg: '12' },
    paddingBlock: { base: '5', sm: '6', lg: '8' },
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollPaddingBlock: '8',
    bg: 'bg',
    color: 'fg',
    borderTopWidth: '3px',
    borderColor: 'accent',
    hyphens: 'auto',
    // Long words in narrow columns at 200% text size.
    overflowWrap: 'anywhere',
    _motionSafe: { scrollBehavior: 'smooth' },
    // Older browsers resolve no variables in a backdrop.
    '&::backdrop': { bg: 'color-mix(in srgb, var(--m-colors-navy, navy) 72%, transparent)' },
    // WebKit prints grounds: every page would be dark.
    _print: { '&::backdrop': { display: 'none' } },
    _osDark: { ...darkColors, colorScheme: 'dark' },
    '@media (forced-colors: active)': { borderWidth: '1px' },

    '& [data-logo]': {
      width: 'navLogo',
      color: 'fg.title',
      marginBottom: '4',
      position: { lg: 'absolute' },
      top: '10',
      insetInlineEnd: '12',
    },
    '& [data-title]': { textStyle: 'title' },
    // On large screens the text stands beside the choices: all of the steps are in view.
    '& form': {
      display: { lg: 'grid' },
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: '8',
      alignItems: 'start',
    },
    '& [data-introduction]': { color: 'fg.muted', marginTop: '3', maxWidth: 'measure', gridColumn: '1 / -1' },
    '& [data-step]': step,
    '& [data-terms]': {
      gridColumn: '2',
      gridRow: '2 / span 2',
      '& > div': { display: 'flex', flexDirection: 'column' },
      // Its turn has not come.
      '&:has(> [hidden])': {
        alignSelf: 'stretch',
        _before: { content: '"3" / ""', textStyle: 'subheading', color: 'accent', opacity: 0.45 },
      },
    },
    '& [data-terms] h2': { textStyle: 'subheading', marginBottom: '3' },
    '& [data-number]': { color: 'accent', marginInlineEnd: '2' },
    '& [data-note]': { textStyle: 'small', color: 'fg.muted', marginTop: '2' },
    '& [data-submit]': { marginTop: '4' },
    '& button': {
      _osDark: { bg: 'white', borderColor: 'white', color: 'navy', _hover: { bg: 'bluePale' } },
    },
    '& [type=submit]': { width: { base: 'full', sm: 'auto' } },
    ...choices,
    ...textArea,
    ...acceptance,
  },
});

/** A part of what is shown when the disclaimer does not come. */
export const FaultPart = chakra('div', {
  base: { ...step, '& h3': { textStyle: 'subheading', marginBottom: '3' } },
});
