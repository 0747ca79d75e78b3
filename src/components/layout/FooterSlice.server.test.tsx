/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { makeStore } from '../../store/makeStore';
import { footer } from '../../testing/layoutFixtures';
import FooterSlice from './FooterSlice';
import { RootProviders } from './RootProviders';

/** React renders the content of `noscript` on the server only. */
test('cookies are described where there are no scripts', () => {
  const html = renderToStaticMarkup(
    <RootProviders store={makeStore()}>
      <FooterSlice data={{}} sliceContext={footer} />
    </RootProviders>,
  );
  const withoutScripts = [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, inner]) => inner).join();
  expect(withoutScripts).toContain('href="/fr/confidentialite#cookies"');
});
