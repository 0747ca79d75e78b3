import { screen, within } from '@testing-library/react';
import { audienceOf } from '../../testing/audienceOf';
import { renderHtml } from '../../testing/renderPage';
import { HoldingsMap } from './HoldingsMap';
import type { HeldByFund, HeldCountry } from './holdingsView';

const heldBy = (title: string, changes: Partial<HeldByFund> = {}): HeldByFund => ({
  title,
  path: `/fr/funds/${title}#portfolio`,
  percent: '29,4\u00a0%',
  date: null,
  visibleTo: ['RETAIL', 'INSTIT', 'PRO'],
  ...changes,
});

const countryOf = (changes: Partial<HeldCountry> = {}): HeldCountry => ({
  code: 'CN',
  title: 'Chine',
  funds: [heldBy('asia'), heldBy('china', { visibleTo: ['PRO'], date: '30 septembre 2026' })],
  visibleTo: ['RETAIL', 'INSTIT', 'PRO'],
  ...changes,
});

function renderMap(...countries: HeldCountry[]) {
  return renderHtml(<HoldingsMap date="30 octobre 2026" countries={countries} />);
}

/** What the button of a country opens. */
function openedBy(name: string) {
  const id = screen.getByRole('button', { name }).getAttribute('popovertarget') ?? '';
  const card = document.getElementById(id);
  expect(card).toHaveAttribute('popover', 'auto');
  return within(card ?? document.body);
}

test('a country opens what each fund holds there, without scripts', () => {
  const { t } = renderMap(countryOf());
  const card = openedBy('Chine');
  expect(card.getByText(t('portfolio:held.weights'))).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'asia' })).toHaveAttribute('href', '/fr/funds/asia#portfolio');
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'asia29,4\u00a0%',
    'china29,4\u00a0% au 30 septembre 2026',
  ]);
});

test('a fund, and a country that no other fund holds, is there for those to whom it is offered', () => {
  renderMap(countryOf(), countryOf({ code: 'KE', title: 'Kenya', visibleTo: ['INSTIT', 'PRO'] }));
  expect(audienceOf(openedBy('Chine').getByRole('link', { name: 'china' }))).toBe('PRO');
  expect(audienceOf(screen.getByRole('button', { name: 'Chine' }))).toBeUndefined();
  expect(audienceOf(screen.getByRole('button', { name: 'Kenya' }))).toBe('INSTIT PRO');
});

test('a country is in the list where the map lacks it', () => {
  renderMap(countryOf(), countryOf({ code: 'MT', title: 'Malte' }));
  const drawn = (name: string) => screen.getByRole('button', { name }).querySelector('use');
  expect(drawn('Chine')).toHaveAttribute('href', '/sprites/portfolio-map.svg#CN');
  expect(drawn('Malte')).toBeNull();
});

test('without a portfolio it is a map of the world', () => {
  const { container } = renderMap();
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
