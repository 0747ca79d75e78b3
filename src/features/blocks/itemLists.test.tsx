import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage';
import type { BlockView } from './blockViews';
import { Accordion } from './ItemBlocks';
import { SectionLinks } from './SectionLinks';

test('Accordion unfolds a question, keeps the others folded, and folds it again', async () => {
  const items = ['Un', 'Deux'].map((title) => ({ title, body: `<p>Réponse ${title}</p>` }));
  const { user } = renderPage(<Accordion items={items} />);
  await user.click(screen.getByText('Deux'));
  expect(screen.getByText('Réponse Deux')).toBeVisible();
  expect(screen.getByText('Réponse Un')).not.toBeVisible();
  await user.click(screen.getByText('Deux'));
  expect(screen.getByText('Réponse Deux')).not.toBeVisible();
});

test('SectionLinks lead to the sections that have a title', () => {
  const blocks: BlockView[] = [
    { kind: 'PROSE', code: 'vision', title: 'Vision', body: null },
    { kind: 'QUOTE', code: 'quote', title: null, body: null, author: null },
  ];
  const { t } = renderPage(<SectionLinks blocks={blocks} />);
  expect(screen.getByRole('navigation', { name: t('common:onThisPage') })).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#vision']);
});
