import { screen, within } from '@testing-library/react';
import { esgTabs } from '../features/esg/esgTabList';
import { pageContextOf, pagePropsOf } from '../testing/pageFixtures';
import { renderPage } from '../testing/renderPage';
import EsgPage from './EsgPage';
import type { EsgPageContext } from './pageContext';

const context: EsgPageContext = {
  ...pageContextOf(),
  code: 'esg-sri-approach',
  title: 'Noter là où les données manquent',
  lead: '<p>Sur place.</p>',
  tabs: esgTabs.map((id) => ({
    id,
    blocks: [{ kind: 'PROSE', code: `${id}-text`, title: `Titre ${id}`, body: `<p>Texte ${id}</p>` }],
  })),
};

test('EsgPage has its statement and its tabs', () => {
  const { t } = renderPage(<EsgPage {...pagePropsOf(context)} />);
  expect(screen.getByRole('heading', { level: 1, name: context.title })).toBeVisible();
  expect(screen.getByText('Sur place.')).toBeVisible();
  expect(document.title).toBe(context.metadata.title);
  expect(screen.queryByRole('navigation', { name: t('common:onThisPage') })).not.toBeInTheDocument();
  const panel = screen.getByRole('region', { name: t('esg:title.vision') });
  expect(within(panel).getByText('Texte vision')).toBeVisible();
});
