import type { GatsbyConfig } from 'gatsby';
import { loadDotEnv } from './platform/environment/loadDotEnv';
import { readEnvironment } from './platform/environment/readEnvironment';
import { contentApiSource } from './gatsby/contentApi/contentApiSource';
import { sitemapOptions } from './gatsby/sitemap';
import { defaultLocale, locales } from './src/i18n/locales';

loadDotEnv();
const environment = readEnvironment(process.env);

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: environment.siteUrl },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: false,
  plugins: [
    contentApiSource(environment.contentApiUrl),
    { resolve: 'gatsby-source-filesystem', options: { name: 'locale', path: `${__dirname}/locales` } },
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        localeJsonSourceName: 'locale',
        languages: [...locales],
        defaultLanguage: defaultLocale,
        siteUrl: environment.siteUrl,
        redirect: false,
        trailingSlash: 'never',
        verbose: false,
        i18nextOptions: { interpolation: { escapeValue: false } },
      },
    },
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions },
  ],
};

export default config;
