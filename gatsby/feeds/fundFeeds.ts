import en from '../../locales/en/funds.json';
import fr from '../../locales/fr/funds.json';
import it from '../../locales/it/funds.json';
import type { Locale } from '../../src/i18n/locales';
import { fundFeedPath, fundPath } from '../../src/routes/routeTable';
import type { LocaleSources } from '../pages/localeSources';
import { rssFeed } from './rssFeed';

const texts = { fr, en, it } satisfies Record<Locale, Pick<typeof fr, 'changes' | 'changeSubject'>>;

/** The changes of each fund of one locale, by the path of its feed. */
export function fundFeeds(sources: LocaleSources): Record<string, string> {
  const { locale, funds } = sources;
  const { changes: heading, changeSubject } = texts[locale];
  const feeds = funds.map(({ row: { slug, title, changes } }): [string, string] => {
    const [path, page] = [fundFeedPath(slug, locale), fundPath(slug, locale)];
    const items = changes.map(({ date, subject, text }) => ({
      code: `${date}-${subject}`,
      title: changeSubject[subject],
      link: page,
      date,
      summary: text,
      category: changeSubject[subject],
    }));
    const input = { path, pagePath: page, title: `${title}, ${heading}`, changedOn: changes[0]?.date, items };
    return [path, rssFeed(input, sources)];
  });
  return Object.fromEntries(feeds);
}
