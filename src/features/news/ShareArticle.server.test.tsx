/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { RootProviders } from '../../components/layout/RootProviders';
import { makeStore } from '../../store/makeStore';
import { i18nOf } from '../../testing/i18nOf';
import { ShareArticle } from './ShareArticle';

test('what the device may offer has its place in the HTML, where it is neither seen nor reached', () => {
  const i18n = i18nOf();
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <RootProviders store={makeStore()}>
        <ShareArticle title="Carnet de Hanoï" url="https://www.meridane.example/fr/actualites/carnet" />
      </RootProviders>
    </I18nextProvider>,
  );
  const { document } = new JSDOM(html).window;
  const ways = [...document.querySelectorAll('li')];
  expect(ways).toHaveLength(4);
  const device = ways.at(-1);
  expect(device?.querySelector('button')?.textContent).toContain(i18n.t('news:share.device'));
  expect(device?.style.visibility).toBe('hidden');
  expect(device?.hasAttribute('data-needs-scripts')).toBe(true);
});
