import { screen, within } from '@testing-library/react';
import { locales } from '../../../i18n/locales';
import { shareOf } from '../../../testing/fundFixtures';
import { renderPage } from '../../../testing/renderPage';
import type { CostCode } from './costsView';
import { CostsTables } from './CostsTables';

const { costs } = shareOf();
if (!costs) throw new Error('The share has no costs');

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));

test.each(locales)('costs stand in their three parts, as charged beside the maximum, in %s', (locale) => {
  const { t } = renderPage(<CostsTables costs={costs} shareName="R" />, { locale });
  const table = screen.getByRole('table', { name: t('costs:caption', { share: 'R' }) });
  const named = (code: CostCode) => `${t(`costs:name.${code}`)}${t(`costs:basis.${code}`)}`;
  expect(rowsOf(table)).toEqual([
    [t('costs:cost'), t('costs:charged', { year: 2025 }), t('costs:most')],
    [t('costs:part.oneOff')],
    [named('entry'), '0,40 %', '3,00 %'],
    [named('exit'), '0,00 %', '–'],
    [t('costs:part.ongoing')],
    [named('ongoing') + t('costs:rule', { rule: t('costs:ofManagement') }), '1,02 %', '1,00 %'],
    [named('transaction'), '0,26 %', '–'],
    [t('costs:part.incidental')],
    [named('performance') + t('costs:rule', { rule: '15 % de la surperformance' }), '0,12 %', '–'],
  ]);
  expect(screen.getByText(t('costs:otherCosts', { year: 2025 }))).toBeVisible();
});

test('an example has its assumptions, year by year up to the recommended holding period', () => {
  const { t } = renderPage(<CostsTables costs={costs} shareName="R" />);
  expect(screen.getByRole('heading', { name: 'Ce que coûtent 10 000 € conservés 5 ans' })).toBeVisible();
  const table = screen.getByRole('table', {
    name: t('costs:example.caption', { amount: '10 000 €', share: 'R' }),
  });
  expect(rowsOf(table).slice(1)).toEqual([
    ['1 an', '436 €', '4,4 %'],
    ['2 ans', '572 €', '5,7 %'],
    ['3 ans', '707 €', '7,1 %'],
    ['4 ans', '843 €', '8,4 %'],
    ['5 ans', '979 €', '9,8 %'],
  ]);
  expect(screen.getByText(t('costs:example.assumptions', { year: 2025 }))).toBeVisible();
});

test('without a recommended holding period there is no example', () => {
  renderPage(<CostsTables costs={{ ...costs, example: null }} shareName="R" />);
  expect(screen.getAllByRole('table')).toHaveLength(1);
});
