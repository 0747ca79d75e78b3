import { screen } from '@testing-library/react';
import { investorProfiles } from '../../profiles/investorProfiles';
import { comesBefore } from '../../testing/comesBefore';
import { factOf } from '../../testing/factOf';
import { fundCardOf, notices } from '../../testing/fundFixtures';
import { renderPage } from '../../testing/renderPage';
import { FundsInBrief } from './FundsInBrief';
import type { FundCardView } from './fundViews';

const renderFund = (changes: Partial<FundCardView>) =>
  renderPage(
    <FundsInBrief
      intro={null}
      notices={notices}
      categories={[
        {
          code: 'EQUITY',
          title: 'Actions',
          description: null,
          visibleTo: [...investorProfiles],
          funds: [fundCardOf(changes)],
        },
      ]}
    />,
  );

test('a fund has its name, category, a line, its risk and how long to keep it', () => {
  const { t } = renderFund({ description: 'Quarante entreprises d’Asie.' });
  const link = screen.getByRole('link', { name: 'Meridane Asia' });
  expect(link).toHaveAttribute('href', '/fr/funds/meridane-asia');
  expect(screen.getByText('Actions mondiales')).toBeVisible();
  expect(screen.getByText('Quarante entreprises d’Asie.')).toBeVisible();
  expect(factOf(t('range:risk'))).toHaveTextContent(t('range:riskOf', { level: 4 }));
  expect(factOf(t('funds:recommendedDuration'))).toHaveTextContent(t('funds:years', { count: 5 }));
  expect(screen.getByRole('link', { name: t('range:whole') })).toHaveAttribute('href', '/fr/gamme-fonds');
});

test('no fund has a performance: a single year would not do (delegated regulation (EU) 2017/565)', () => {
  renderFund({});
  expect(screen.getByRole('article')).not.toHaveTextContent('%');
});

test('the label of marketing comes before the funds', () => {
  renderFund({});
  const label = screen.getByText('Ceci est une communication publicitaire.');
  expect(comesBefore(label, screen.getByRole('article'))).toBe(true);
});

test('funds are for the profiles that may see them', () => {
  renderFund({ visibleTo: ['INSTIT', 'PRO'] });
  expect(screen.getByRole('article')).toHaveAttribute('data-visible-to', 'INSTIT PRO');
});

test('says that there is nothing where a profile sees no fund', () => {
  const { t } = renderPage(<FundsInBrief intro={null} categories={[]} notices={notices} />);
  expect(screen.getByText(t('funds:emptyRange'))).toBeVisible();
  expect(screen.queryByText('Ceci est une communication publicitaire.')).not.toBeInTheDocument();
});
