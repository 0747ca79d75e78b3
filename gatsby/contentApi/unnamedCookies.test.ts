import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cookieTable } from '../../src/cookies/cookieTable';
import { locales } from '../../src/i18n/locales';
import { componentRow, localeContent, pageRow } from '../testing/contentRows';
import { unnamedCookies } from './unnamedCookies';

const cookies = Object.values(cookieTable);

function contentWith(body: string) {
  const pages = [pageRow('privacy', { components: [componentRow('TEXTS', { body })] })];
  return localeContent('it', { site: { pages } });
}

test('a cookie that the privacy page leaves out is named', () => {
  const others = cookies
    .map(({ name }) => `<code>${name}</code>`)
    .filter((name) => !name.includes('>locale<'));
  // A word that only holds the name does not tell of it.
  expect(unnamedCookies(contentWith(`${others.join(' ')} locales`))).toEqual([
    'Page "privacy" (it): it does not name the cookie "locale", which the site uses for 365 days',
  ]);
});

test('a privacy page that is missing is no matter of its cookies', () => {
  expect(unnamedCookies(localeContent('it'))).toEqual([]);
});

test.each(locales)('the sample content tells of every cookie and its days (%s)', (locale) => {
  const file = path.join(__dirname, '../../content/sample/pages/privacy', `${locale}.yaml`);
  const lines = readFileSync(file, 'utf8').split('\n');
  const untold = cookies.filter(
    ({ name, days }) => !lines.some((line) => line.includes(`\`${name}\``) && line.includes(`| ${days} `)),
  );
  expect(untold).toEqual([]);
});
