import { realpathSync } from 'node:fs';
import path from 'node:path';

/** A module as webpack sees it: where a link to it leads. */
const installed = (file: string): string => realpathSync(path.resolve('node_modules', file));
const ofGatsby = (file: string): string => path.resolve('.cache', file);
const stub = (name: string): string => path.resolve('gatsby/webpack/stubs', name);

/** Modules that other packages import for what this site does not use: `false` makes them empty. */
export function unusedModules(): Record<string, string | false> {
  const reactI18next = [
    'Trans',
    'TransWithoutContext',
    'Translation',
    'withTranslation',
    'withSSR',
    'useSSR',
  ];
  return {
    ...Object.fromEntries(
      reactI18next.map((name) => [installed(`react-i18next/dist/es/${name}.js`), false] as const),
    ),
    /** Parser of `Trans`. */
    'html-parse-stringify': false,
    /** Gatsby's scripts, in the page and in a web worker. */
    'gatsby-script$': stub('gatsbyScript.ts'),
    [installed('gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]: false,
    [ofGatsby('head/head-export-handler-for-browser.js')]: stub('gatsbyHead.ts'),
    /** There is no service worker. */
    [ofGatsby('register-service-worker.js')]: false,
    /** gatsby-plugin-react-i18next: its messages in development, and its redirects, which gatsby-config.ts turns off. */
    outdent: false,
    'browser-lang': false,
    /** Emotion's `withTheme`. */
    'hoist-non-react-statics': false,
    '@emotion/is-prop-valid$': stub('isPropValid.ts'),
    [installed('@chakra-ui/react/dist/esm/styled-system/preflight.js')]: stub('preflight.ts'),
  };
}
