import { screen, within } from '@testing-library/react';
import { renderPage } from '../../../testing/renderPage';
import type { BlockView } from '../blockViews';
import { Bars } from './Bars';
import { RatingScale } from './RatingScale';

type BarsView = Extract<BlockView, { kind: 'BARS' }>;
type RatingView = Extract<BlockView, { kind: 'RATING_SCALE' }>;

const barsOf = (changes: Partial<BarsView> = {}): BarsView => ({
  kind: 'BARS',
  code: 'impact-indicators',
  title: 'Le fonds et son univers',
  body: null,
  labels: { item: 'Indicateur', series: 'Fonds', reference: 'Univers', note: 'Couverture' },
  items: [
    {
      label: 'Intensité carbone',
      unit: 't',
      value: { display: '118', percent: 37.94 },
      reference: { display: '311', percent: 100 },
      note: '97 %',
    },
    {
      label: 'Femmes au conseil',
      unit: null,
      value: { display: '24 %', percent: 24 },
      reference: { display: '18 %', percent: 18 },
      note: null,
    },
  ],
  ...changes,
});

const scaleOf = (changes: Partial<RatingView> = {}): RatingView => ({
  kind: 'RATING_SCALE',
  code: 'policy-rating-scale',
  title: 'De la note à la décision',
  body: null,
  labels: { code: 'Classe', range: 'Note', body: 'Conséquence', value: 'Part du fonds' },
  items: [
    { code: 'A', range: '75 à 100', body: '<p>Achat possible</p>', value: { display: '86 %', percent: 100 } },
    { code: 'B', range: '60 à 74', body: null, value: { display: '14 %', percent: 16.28 } },
    { code: 'E', range: '0 à 29', body: '<p>Achat interdit</p>', value: { display: '0 %', percent: 0 } },
  ],
  ...changes,
});

/** Texts of the table's cells, one line per row. */
function tableLines(name: string): (string | null)[][] {
  const rows = within(screen.getByRole('table', { name })).getAllByRole('row');
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent));
}

/** Lengths of the picture's bars, without those of its legend. */
function barLengths(picture: HTMLElement): string[] {
  return [...picture.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.width);
}

describe('BARS', () => {
  test('a picture that says all it shows, each bar as long as its value', () => {
    renderPage(<Bars block={barsOf()} />);
    const picture = screen.getByRole('img', {
      name: 'Le fonds et son univers; Intensité carbone: Fonds 118\u00a0t, Univers 311\u00a0t; Femmes au conseil: Fonds 24 %, Univers 18 %',
    });
    expect(barLengths(picture)).toEqual(['37.94%', '100%', '24%', '18%']);
  });

  test('has each value at its bar, and says which bars are whose', () => {
    renderPage(<Bars block={barsOf()} />);
    const picture = screen.getByRole('img');
    for (const text of ['Fonds', 'Univers', 'Intensité carbone', '118 t', '311 t', '24 %', '18 %']) {
      expect(within(picture).getByText(text)).toBeVisible();
    }
  });

  test('a table with the same figures', () => {
    renderPage(<Bars block={barsOf()} />);
    expect(tableLines('Le fonds et son univers')).toEqual([
      ['Indicateur', 'Fonds', 'Univers', 'Couverture'],
      ['Intensité carbone (t)', '118', '311', '97 %'],
      ['Femmes au conseil', '24 %', '18 %', ''],
    ]);
    expect(screen.getByRole('rowheader', { name: 'Femmes au conseil' })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Univers' })).toBeVisible();
  });

  test('does without notes and title', () => {
    renderPage(<Bars block={barsOf({ title: null, labels: { ...barsOf().labels, note: null } })} />);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Indicateur',
      'Fonds',
      'Univers',
    ]);
    expect(screen.getByRole('img', { name: /^Intensité carbone: / })).toBeVisible();
  });
});

describe('RATING_SCALE', () => {
  test('a picture of how the portfolio is spread, each bar as long as its share', () => {
    renderPage(<RatingScale block={scaleOf()} />);
    const picture = screen.getByRole('img', { name: 'Part du fonds: A 86 %, B 14 %, E 0 %' });
    expect(barLengths(picture)).toEqual(['100%', '16.28%', '0%']);
    expect(within(picture).getByText('86 %')).toBeVisible();
  });

  test('a table of the classes, with what follows from each', () => {
    renderPage(<RatingScale block={scaleOf()} />);
    expect(tableLines('De la note à la décision')).toEqual([
      ['Classe', 'Note', 'Conséquence', 'Part du fonds'],
      ['A', '75 à 100', 'Achat possible', '86 %'],
      ['B', '60 à 74', '', '14 %'],
      ['E', '0 à 29', 'Achat interdit', '0 %'],
    ]);
    expect(screen.getByRole('rowheader', { name: 'E' })).toBeVisible();
  });
});
