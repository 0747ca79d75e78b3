/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { RootProviders } from '../../../components/layout/RootProviders';
import { makeStore } from '../../../store/makeStore';
import { fundOf, notices } from '../../../testing/fundFixtures';
import { i18nOf } from '../../../testing/i18nOf';
import { PortfolioTab } from '../portfolio/PortfolioBreakdown';

/** React renders the content of `noscript` on the server only. */
test('without scripts the map is whole; with them its countries wait until it is seen', () => {
  const html = renderToString(
    <I18nextProvider i18n={i18nOf()}>
      <RootProviders store={makeStore()}>
        <PortfolioTab
          fund={fundOf()}
          shares={[]}
          notices={notices}
          contactPath="/fr/contact"
          isSharePage={false}
        />
      </RootProviders>
    </I18nextProvider>,
  );
  const [, withoutScripts = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? [];
  expect(withoutScripts).toContain('<use href="/sprites/portfolio-map.svg#IN" data-step="large"');
  expect(withoutScripts).not.toContain('<style');
  expect(html.replace(withoutScripts, '')).not.toMatch(/<use[^>]* href=/);
});
