import { screen } from '@testing-library/react';
import { audienceOf } from '../../testing/audienceOf';
import { comesBefore } from '../../testing/comesBefore';
import { fundCardOf, notices } from '../../testing/fundFixtures';
import { renderHtml } from '../../testing/renderPage';
import { FundRange } from './FundRange';
import type { FundCategoryView } from './fundViews';

const equity: FundCategoryView = {
  code: 'EQUITY',
  title: 'Actions émergentes',
  description: 'Tous les marchés.',
  visibleTo: ['RETAIL', 'INSTIT', 'PRO'],
  funds: [fundCardOf()],
};

const bonds: FundCategoryView = {
  ...equity,
  code: 'BONDS',
  title: 'Obligations émergentes',
  description: null,
  visibleTo: ['INSTIT'],
  funds: [fundCardOf({ code: 'BONDS', title: 'Meridane Emerging Bonds' })],
};

const common = { notices };

test('lists funds under their category, in the order given', () => {
  renderHtml(<FundRange categories={[equity, bonds]} {...common} />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Actions émergentes',
    'Meridane Asia',
    'Obligations émergentes',
    'Meridane Emerging Bonds',
  ]);
  expect(screen.getByText('Tous les marchés.')).toBeVisible();
});

test('warns of past performance before the first figure', () => {
  const { t } = renderHtml(<FundRange categories={[equity]} {...common} />);
  const warning = screen.getByText(t('funds:pastPerformance'));
  const [figure] = screen.getAllByText('+6,10 %');
  expect(comesBefore(warning, figure!)).toBe(true);
  expect(screen.getByText('Source : Meridane.')).toBeVisible();
});

test('is labelled as marketing, with a link to investors’ rights, before the first fund', () => {
  const { t } = renderHtml(<FundRange categories={[equity]} {...common} />);
  const label = screen.getByText('Ceci est une communication publicitaire.');
  expect(comesBefore(label, screen.getByRole('article'))).toBe(true);
  expect(screen.getByRole('link', { name: t('common:investorRights') })).toHaveAttribute(
    'href',
    '/fr/informations-reglementaires#investor-rights',
  );
});

test('a category is for the profiles that may see one of its funds', () => {
  renderHtml(<FundRange categories={[equity, bonds]} {...common} />);
  expect(audienceOf(screen.getByText('Obligations émergentes'))).toBe('INSTIT');
  expect(audienceOf(screen.getByText('Actions émergentes'))).toBeUndefined();
});

test('says so when there is no fund, and warns of nothing', () => {
  const { t } = renderHtml(<FundRange categories={[]} {...common} />);
  expect(screen.getByText(t('funds:emptyRange'))).toBeVisible();
  expect(screen.queryByText(t('funds:pastPerformance'))).not.toBeInTheDocument();
});

test('tells visitors who see no category that there is nothing for them', () => {
  const { t } = renderHtml(<FundRange categories={[bonds]} {...common} />);
  expect(screen.getByText(t('funds:emptyRange'))).toHaveAttribute('data-visible-to', 'RETAIL PRO');
});

test('says nothing of the kind where everyone sees a category', () => {
  const { t } = renderHtml(<FundRange categories={[equity, bonds]} {...common} />);
  expect(screen.queryByText(t('funds:emptyRange'))).not.toBeInTheDocument();
});
