import { createSystem, defineConfig, type SystemContext } from '@chakra-ui/react/styled-system';
import { baseConfig } from './baseConfig';
import { globalCss } from './globalCss';
import { semanticTokens, variables } from './tokens';
import { textStyles } from './textStyles';
import { withMemoizedStyles } from './withMemoizedStyles';

export const themeConfig = defineConfig({
  // Built pages have the global styles in their HTML, so the script leaves them out. Write the condition out in
  // full, or webpack does not see it.
  preflight: process.env.BUILD_STAGE !== 'build-javascript',
  cssVarsPrefix: 'm',
  cssVarsRoot: ':root',
  globalCss: process.env.BUILD_STAGE === 'build-javascript' ? {} : globalCss,
  theme: {
    /** behaviour.md §9. */
    breakpoints: {
      xs: '480px',
      sm: '640px',
      md: '768px',
      lg: '1024px',
      xl: '1280px',
      '2xl': '1440px',
      '3xl': '1920px',
    },
    textStyles,
  },
});

/** Writes the CSS variables, and styles that use them. */
export const createWholeSystem = () =>
  createSystem(baseConfig, themeConfig, { theme: { tokens: variables, semanticTokens } });

/** Writes the same styles for a page that has the variables: without tokens, Chakra starts in half the time. */
export const createBrowserSystem = () => createSystem(baseConfig, themeConfig);

let made: SystemContext | undefined;

/** The design system, created on first use. */
export function designSystem(): SystemContext {
  made ??= withMemoizedStyles(
    process.env.BUILD_STAGE === 'build-javascript' ? createBrowserSystem() : createWholeSystem(),
  );
  return made;
}
