import { screen, within } from '@testing-library/react';
import { renderHtml } from '../../../testing/renderPage';
import { Tabs } from './Tabs';

const tabs = [
  { id: 'first', title: 'Premier', content: <p>Un</p> },
  { id: 'second', title: 'Deuxième', content: <p>Deux</p> },
];

test('plain links, with their name and the current one, lead to panels that are all there', () => {
  renderHtml(<Tabs label="Rubriques" tabs={tabs} />);
  const [bar] = screen.getAllByRole('navigation', { name: 'Rubriques' });
  const links = within(bar!).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Premier', 'Deuxième']);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#first', '#second']);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null]);
  for (const { id, title } of tabs) {
    const panel = screen.getByRole('region', { name: title });
    expect(panel).toHaveAttribute('id', id);
    expect(within(panel).getByRole('heading', { level: 2, name: title })).toBeVisible();
  }
});

test('on narrow screens a menu that names the open tab unfolds the same links', async () => {
  const { user } = renderHtml(<Tabs label="Rubriques" tabs={tabs} />);
  const link = screen.getAllByRole('link', { name: 'Deuxième' })[1];
  expect(link).not.toBeVisible();
  await user.click(screen.getByText('Premier', { selector: 'summary *' }));
  expect(link).toBeVisible();
  expect(link).toHaveAttribute('href', '#second');
});
