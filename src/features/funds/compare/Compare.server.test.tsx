/** @jest-environment node */
import fr from '../../../../locales/fr/compare.json';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { RootProviders } from '../../../components/layout/RootProviders';
import { defaultInvestorProfile } from '../../../profiles/investorProfiles';
import { makeStore } from '../../../store/makeStore';
import { comparedFixtures } from '../../../testing/compareFixtures';
import { notices } from '../../../testing/fundFixtures';
import { i18nOf } from '../../../testing/i18nOf';
import { Compare } from './Compare';

/** The page without scripts, which the first client render must match. */
const html = renderToString(
  <I18nextProvider i18n={i18nOf('fr')}>
    <RootProviders store={makeStore()}>
      <Compare funds={comparedFixtures} notices={notices} />
    </RootProviders>
  </I18nextProvider>,
);

test('links to every share, each for the profiles that see it', () => {
  const links = [...html.matchAll(/href="(\/fr\/funds\/[^"]*\/shares\/[^"]*)"/g)].map(([, path]) => path);
  expect(links).toEqual(comparedFixtures.flatMap(({ shares }) => shares.map(({ path }) => path)));
  expect(html).toMatch(/data-visible-to="INSTIT"[^>]*>[^]*?s-usd/);
});

test('holds no figure, which only the address asks for', () => {
  expect(html).not.toMatch(/<table|4,20|14,00/);
});

test('offers the shares of the profile that nobody has changed', () => {
  const offered = comparedFixtures
    .flatMap(({ shares }) => shares)
    .filter(({ visibleTo }) => visibleTo.includes(defaultInvestorProfile));
  const options = [...html.matchAll(/<option value="(ZZ.)"/g)].map(([, isin]) => isin);
  expect(options).toEqual(offered.map(({ isin }) => isin));
});

test('says what takes scripts', () => {
  const { empty, withoutScripts, loading } = fr;
  expect(html).toContain(`<p data-needs-scripts="">${empty}</p>`);
  expect(html).toContain(`<p>${loading}</p>`);
  expect(html).toContain(`<noscript><p>${withoutScripts}</p></noscript>`);
});

test('shows the picker only where scripts are on', () => {
  const [, hidden = ''] = /data-needs-scripts=""[^>]*>([^]*)<\/form>/.exec(html) ?? [];
  expect(hidden).toContain('<select');
});
