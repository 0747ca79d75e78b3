import { createSystem, defaultBaseConfig, defineConfig, type SystemContext } from '@chakra-ui/react';
import { globalCss } from './globalCss';
import { semanticTokens, tokens } from './tokens';
import { textStyles } from './textStyles';
import { withKeptStyles } from './withKeptStyles';

/**
 * In the built site every page holds the global styles: the browser neither makes nor inserts them again. They stay in
 * the page from the first to the last, because nothing in the browser renders them and so takes them away.
 */
const globalStylesAreInPage = process.env.BUILD_STAGE === 'build-javascript';

/**
 * Built from Chakra's base configuration, not its default one: the default inlines some 50 KB of tokens and recipes in
 * every page.
 */
const config = defineConfig({
  preflight: !globalStylesAreInPage,
  cssVarsPrefix: 'm',
  cssVarsRoot: ':root',
  globalCss: globalStylesAreInPage ? {} : globalCss,
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
    tokens,
    semanticTokens,
    textStyles,
  },
});

/** Slices are rendered into pages that hold the global styles already. */
function withoutGlobalStyles(system: SystemContext): SystemContext {
  return { ...system, _global: [], _config: { ...system._config, disableLayers: true } };
}

let made: { page: SystemContext; slice: SystemContext } | undefined;

/**
 * The design system, made when it is asked for first: that takes a phone longer than a task should.
 * @param use slices go without the global styles, which their page holds
 */
export function designSystem(use: 'page' | 'slice' = 'page'): SystemContext {
  if (!made) {
    const system = withKeptStyles(createSystem(defaultBaseConfig, config));
    const slice = withoutGlobalStyles(system);
    made = { page: globalStylesAreInPage ? slice : system, slice };
  }
  return made[use];
}
