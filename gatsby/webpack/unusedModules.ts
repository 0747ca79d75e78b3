import { realpathSync } from 'node:fs';
import path from 'node:path';

/** A module as webpack sees it: where a link to it leads. @throws Error where there is none: an update has moved it */
const installed = (file: string): string => realpathSync(path.resolve('node_modules', file));
/** Of the sources that Gatsby copies before it starts webpack. */
const ofGatsby = (file: string): string => realpathSync(path.resolve('.cache', file));
const stub = (name: string): string => path.resolve('gatsby/webpack/stubs', name);

/** A package by its name, which must be there: else nobody imports it any more. */
function unusedPackage(name: string): string {
  installed(`${name}/package.json`);
  return name;
}

/**
 * Modules that other packages import for what this site does not use: `false` makes them empty.
 *
 * @throws Error when one of them is not there
 */
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
    [unusedPackage('html-parse-stringify')]: false,
    /** Gatsby's scripts, in the page and in a web worker. */
    [`${unusedPackage('gatsby-script')}$`]: stub('gatsbyScript.ts'),
    [installed('gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]: false,
    [ofGatsby('head/head-export-handler-for-browser.js')]: stub('gatsbyHead.ts'),
    /** `PageRenderer` of the package "gatsby". */
    [ofGatsby('public-page-renderer.js')]: false,
    /** There is no service worker. */
    [ofGatsby('register-service-worker.js')]: false,
    /** gatsby-plugin-react-i18next: development messages, and redirects, which gatsby-config.ts turns off. */
    [unusedPackage('outdent')]: false,
    [unusedPackage('browser-lang')]: false,
    /** Emotion's `withTheme`. */
    [unusedPackage('hoist-non-react-statics')]: false,
  };
}
