import { locales } from '../../src/i18n/locales';
import { localeContent, sourcesOf } from '../testing/contentRows';
import { entryContext } from './layoutSlices';

const choices = { languages: [{ locale: 'it', title: 'Italian', label: 'IT' } as const], profiles: [] };

it.each(locales)('has the home page, the words and the choices of its locale: %s', (locale) => {
  const sources = sourcesOf(localeContent(locale));
  expect(entryContext(sources, choices)).toMatchObject({
    locale,
    homePath: `/${locale}`,
    siteName: sources.site.name,
    ...choices,
  });
});

it('speaks the language of its locale', () => {
  const { words } = entryContext(sourcesOf(localeContent('en')), choices);
  expect(words).toMatchObject({ tryAgain: 'Try again' });
});
