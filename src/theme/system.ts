import { createSystem, defaultBaseConfig, defineConfig, type SystemContext } from '@chakra-ui/react';
import { globalCss } from './globalCss';
import { semanticTokens, tokens } from './tokens';
import { textStyles } from './textStyles';

/**
 * Built from Chakra's base configuration, not its default one: the default inlines some 50 KB of tokens and recipes in
 * every page.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    cssVarsPrefix: 'm',
    cssVarsRoot: ':root',
    globalCss,
    theme: {
      /** Spec §9. */
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
  }),
);

/** Slices are rendered into pages that hold the global styles already. */
export const systemWithoutGlobalStyles: SystemContext = {
  ...system,
  _global: [],
  _config: { ...system._config, disableLayers: true },
};
