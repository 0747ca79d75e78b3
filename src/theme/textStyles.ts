import { defineTextStyles } from '@chakra-ui/react/styled-system';

/** Sizes grow with the viewport between bounds in rem, so that text zoom keeps working (WCAG 1.4.4). */
export const textStyles = defineTextStyles({
  display: {
    value: {
      fontFamily: 'display',
      fontWeight: '400',
      fontSize: 'clamp(2.375rem, 1.4rem + 3.8vw, 4.75rem)',
      lineHeight: '1.04',
      letterSpacing: '-0.022em',
    },
  },
  title: {
    value: {
      fontFamily: 'display',
      fontWeight: '400',
      fontSize: 'clamp(2.125rem, 1.5rem + 2.4vw, 3.5rem)',
      lineHeight: '1.08',
      letterSpacing: '-0.018em',
    },
  },
  heading: {
    value: {
      fontFamily: 'display',
      fontWeight: '400',
      fontSize: 'clamp(1.625rem, 1.3rem + 1.2vw, 2.25rem)',
      lineHeight: '1.18',
      letterSpacing: '-0.012em',
    },
  },
  subheading: {
    value: { fontFamily: 'display', fontWeight: '500', fontSize: '1.3125rem', lineHeight: '1.3' },
  },
  lead: {
    value: {
      fontFamily: 'display',
      fontWeight: '400',
      fontSize: 'clamp(1.1875rem, 1rem + 0.7vw, 1.5rem)',
      lineHeight: '1.45',
    },
  },
  body: { value: { fontFamily: 'body', fontWeight: '400', fontSize: '1.0625rem', lineHeight: '1.65' } },
  small: { value: { fontFamily: 'body', fontWeight: '400', fontSize: '0.9375rem', lineHeight: '1.5' } },
  label: { value: { fontFamily: 'body', fontWeight: '600', fontSize: '0.9375rem', lineHeight: '1.4' } },
  figure: {
    value: {
      fontFamily: 'display',
      fontWeight: '400',
      fontSize: 'clamp(2rem, 1.5rem + 1.8vw, 3rem)',
      lineHeight: '1.1',
      fontVariantNumeric: 'lining-nums tabular-nums',
    },
  },
});
