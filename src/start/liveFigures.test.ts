import { screen } from '@testing-library/react';
import { layoutDataAnswer } from '../testing/layoutDataAnswer';
import { updateFigures } from './liveFigures';

/** A price of 19 November; what the pages of the site make of live data is in `freshFigures.test.tsx`. */
const share = (inside = '') => `
  <li data-live-share="FR00TEST00I1" data-live-day="2026-11-19" data-live-date="19 novembre">
    <span data-live="price">182,40 €</span> <time data-live="date" datetime="2026-11-19">19 novembre</time> ${inside}
  </li>`;

const own = '182,40 € 19 novembre';
const live = (day: string) => `190,00 € date of ${day}`;

test.each([
  ['newer', '2026-11-20', live('2026-11-20')],
  ['of the same day', '2026-11-19', '190,00 € 19 novembre'],
  ['older', '2026-11-18', own],
])('a live price that is %s', (_case, day, text) => {
  document.body.innerHTML = share();
  updateFigures(layoutDataAnswer({ day }).data, 'fr');
  expect(screen.getByRole('listitem')).toHaveTextContent(text);
});

test('the date is that of the price, for machines too, and a later one replaces it', () => {
  document.body.innerHTML = share();
  for (const [day, shown] of [
    ['2026-11-20', '2026-11-20'],
    ['2026-11-22', '2026-11-22'],
    ['2026-11-21', '2026-11-22'],
  ] as const) {
    updateFigures(layoutDataAnswer({ day }).data, 'fr');
    expect(screen.getByRole('listitem')).toHaveTextContent(live(shown));
    expect(screen.getByRole('time')).toHaveAttribute('datetime', shown);
  }
});

test('figures of another share, or of a fund around it, are not those of the share', () => {
  document.body.innerHTML = `
    <section data-live-fund="ASIA"><p data-live="aum">1.250 M€</p>
      <ul>${share('<span data-live="aum">aucun</span>')}<li data-live-share="FR00OTHER001"><b data-live="price">1 €</b></li></ul>
    </section>`;
  updateFigures(layoutDataAnswer().data, 'fr');
  expect(screen.getByText('1.300 M€')).toBeVisible();
  expect(screen.getByText('aucun')).toBeVisible();
  expect(screen.getByText('1 €')).toBeVisible();
});

test('islands that are alive draw their own figures', () => {
  document.body.innerHTML = `<div data-alive>${share()}</div>`;
  updateFigures(layoutDataAnswer().data, 'fr');
  expect(screen.getByRole('listitem')).toHaveTextContent(own);
});
