import { screen } from '@testing-library/react';
import { investorProfiles } from '../../profiles/investorProfiles';
import { comesBefore } from '../../testing/comesBefore';
import { factOf } from '../../testing/factOf';
import { fundCardOf, shareSummaryOf } from '../../testing/fundFixtures';
import { renderPage } from '../../testing/renderPage';
import { FundsInBrief } from './FundsInBrief';
import type { FundCardView, ShareSummaryView } from './fundViews';

const grown = shareSummaryOf({ figures: [{ code: '1y', display: '+6,10 %' }] });

const renderFund = (changes: Partial<FundCardView>) =>
  renderPage(
    <FundsInBrief
      intro={null}
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

test('a fund has its name, category, a line, its risk and the last twelve months of its main share', () => {
  const { t } = renderFund({ mainShares: [grown], description: 'Quarante entreprises d’Asie.' });
  const link = screen.getByRole('link', { name: 'Meridane Asia' });
  expect(link).toHaveAttribute('href', '/fr/funds/meridane-asia');
  expect(screen.getByText('Actions asiatiques')).toBeVisible();
  expect(screen.getByText('Quarante entreprises d’Asie.')).toBeVisible();
  expect(factOf(t('range:risk'))).toHaveTextContent(t('range:riskOf', { level: 4 }));
  const year = factOf(`${t('funds:period.1y')} · ${t('funds:share', { share: 'I' })}`);
  expect(year).toHaveTextContent('+6,10 %19 novembre 2026');
  expect(screen.getByRole('link', { name: t('range:whole') })).toHaveAttribute('href', '/fr/gamme-fonds');
});

test('the warning comes before the figures', () => {
  const { t } = renderFund({ mainShares: [grown] });
  expect(comesBefore(screen.getByText(t('funds:pastPerformance')), screen.getByText('+6,10 %'))).toBe(true);
});

test('a share under one year has the year of its launch and no figure (AMF)', () => {
  const young: ShareSummaryView = { ...grown, lessThanOneYear: true, inceptionYear: 2026 };
  const { t } = renderFund({ mainShares: [young] });
  expect(factOf(t('funds:share', { share: 'I' }))).toHaveTextContent(t('funds:launchedIn', { year: 2026 }));
  expect(screen.queryByText(/6,10/)).not.toBeInTheDocument();
});

test('funds and shares are for the profiles that may see them', () => {
  renderFund({
    visibleTo: ['INSTIT', 'PRO'],
    mainShares: [{ ...grown, visibleTo: ['INSTIT'] }],
  });
  expect(screen.getByRole('article')).toHaveAttribute('data-visible-to', 'INSTIT PRO');
  expect(screen.getByText('+6,10 %').closest('[data-visible-to]')).toHaveAttribute(
    'data-visible-to',
    'INSTIT',
  );
});

test('says that there is nothing where a profile sees no fund', () => {
  const { t } = renderPage(<FundsInBrief intro={null} categories={[]} />);
  expect(screen.getByText(t('funds:emptyRange'))).toBeVisible();
  expect(screen.queryByText(t('funds:pastPerformance'))).not.toBeInTheDocument();
});
