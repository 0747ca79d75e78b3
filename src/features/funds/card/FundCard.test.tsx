import { screen } from '@testing-library/react';
import { audienceOf } from '../../../testing/audienceOf';
import { absent } from '../../../i18n/absent';
import { fundCardOf, notices, rangeShareOf } from '../../../testing/fundFixtures';
import { factOf } from '../../../testing/factOf';
import { renderPage } from '../../../testing/renderPage';
import type { FundCardView } from '../fundViews';
import { FundCard } from './FundCard';
import { YoungNotice } from '../figures/YoungNotice';

test('names the fund, its category, labels and risk', () => {
  const { t } = renderPage(<FundCard fund={fundCardOf()} />);
  expect(screen.getByRole('heading', { name: 'Meridane Asia' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Meridane Asia' })).toHaveAttribute(
    'href',
    '/fr/funds/meridane-asia',
  );
  expect(screen.getByText('Actions asiatiques')).toBeVisible();
  const labels = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(labels).toEqual(['Label ISR', t('funds:sfdr', { article: 8 })]);
  expect(factOf(t('funds:riskIndicator'))).toHaveTextContent(t('range:riskOf', { level: 4 }));
});

test('gives the figures of the fund and of its main share, a dash where there is none', () => {
  const { t } = renderPage(<FundCard fund={fundCardOf()} />);
  expect(factOf(t('funds:recommendedDuration'))).toHaveTextContent(t('funds:years', { count: 5 }));
  expect(factOf(t('funds:aum'))).toHaveTextContent('1.250 M€30 octobre 2026');
  expect(factOf(t('funds:currencies', { count: 2 }))).toHaveTextContent('EUR, USD');
  expect(factOf(t('funds:navOfShare', { share: 'I' }))).toHaveTextContent('182,40 €19 novembre 2026');
  expect(factOf(t('funds:period.1y'))).toHaveTextContent('+6,10 %');
  expect(factOf(t('funds:period.3y'))).toHaveTextContent('−1,05 %');
  for (const period of ['5y', '10y'] as const) {
    expect(factOf(t(`funds:period.${period}`))).toHaveTextContent(absent);
  }
});

test('says what the fund is eligible for, and nothing where it is for nothing', () => {
  const eligibilities = [
    { code: 'PEA', title: 'PEA' },
    { code: 'LIFE_INSURANCE', title: 'Assurance-vie' },
  ];
  const label = 'funds:characteristic.eligibilities';
  const { t, rerender } = renderPage(<FundCard fund={fundCardOf({ eligibilities })} />);
  expect(factOf(t(label))).toHaveTextContent(/^PEA, Assurance-vie$/);
  rerender(<FundCard fund={fundCardOf({ eligibilities: [] })} />);
  expect(screen.queryByText(t(label))).not.toBeInTheDocument();
});

test('says the ongoing costs of the share, a dash where they are not known', () => {
  const { t, rerender } = renderPage(<FundCard fund={fundCardOf()} />);
  expect(factOf(t('funds:ongoingCosts'))).toHaveTextContent(/^1,28 % par an$/);
  rerender(<FundCard fund={fundCardOf({ mainShares: [rangeShareOf({ ongoingCosts: null })] })} />);
  expect(factOf(t('funds:ongoingCosts'))).toHaveTextContent(absent);
});

test('has the whole twelve months beside its performances, and their day', async () => {
  const twelveMonths = [
    { startDate: '19 novembre 2025', endDate: '19 novembre 2026', share: '+6,10 %' },
    { startDate: '19 novembre 2024', endDate: '19 novembre 2025', share: null },
  ];
  const mainShares = [rangeShareOf({ currency: 'USD', twelveMonths })];
  const { t, user } = renderPage(<FundCard fund={fundCardOf({ mainShares })} />);
  expect(
    screen.getByText(t('range:shareAt', { share: 'I', currency: 'USD', date: '19 novembre 2026' })),
  ).toBeVisible();
  await user.click(screen.getByText(t('funds:discretePeriods')));
  const periodOf = (start: string, end: string) => factOf(t('funds:discretePeriod', { start, end }));
  expect(periodOf('19 novembre 2025', '19 novembre 2026')).toHaveTextContent('+6,10 %');
  expect(periodOf('19 novembre 2024', '19 novembre 2025')).toHaveTextContent(absent);
});

test('leads to the comparison of the share that is shown', () => {
  const { t } = renderPage(<FundCard fund={fundCardOf()} />);
  const name = t('compareLink:compareOf', { share: 'I', fund: 'Meridane Asia' });
  const link = screen.getByRole('link', { name });
  expect(link).toHaveAttribute('href', '/fr/comparer?shares=FR00TEST00I1');
  expect(name).toContain(link.textContent);
});

test('each group of profiles has the risk level of its share', () => {
  const mainShares = [
    rangeShareOf({ isin: 'FR00TEST00R1', riskLevel: 5, visibleTo: ['RETAIL'] }),
    rangeShareOf({ visibleTo: ['INSTIT', 'PRO'] }),
  ];
  const { t } = renderPage(<FundCard fund={fundCardOf({ mainShares })} />);
  const riskOf = (level: number) => screen.getByText(t('range:riskOf', { level }));
  expect([riskOf(5), riskOf(4)].map(audienceOf)).toEqual(['RETAIL', 'INSTIT PRO']);
});

test('a late NAV is said to be the last one', () => {
  const { t } = renderPage(
    <FundCard fund={fundCardOf({ mainShares: [rangeShareOf({ navIsLate: true })] })} />,
  );
  expect(factOf(t('funds:navOfShare', { share: 'I' }))).toHaveTextContent(
    `182,40 €${t('funds:lastNav', { date: '19 novembre 2026' })}`,
  );
});

test('a fund with nothing known yet has dashes, and no scale, label or duration', () => {
  const mainShares = [rangeShareOf({ price: null, riskLevel: null, performances: [], twelveMonths: [] })];
  const nothing = { aum: null, sfdrArticle: null, labels: [], recommendedYears: null };
  const { t } = renderPage(<FundCard fund={fundCardOf({ ...nothing, mainShares, description: null })} />);
  for (const fact of ['funds:aum', 'funds:period.1y', 'funds:period.10y'] as const) {
    expect(factOf(t(fact))).toHaveTextContent(absent);
  }
  expect(factOf(t('funds:navOfShare', { share: 'I' }))).toHaveTextContent(absent);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  expect(screen.queryByText(t('funds:recommendedDuration'))).not.toBeInTheDocument();
});

test('a share under one year shows its price and the notice, no performance (AMF)', () => {
  const mainShares = [rangeShareOf({ lessThanOneYear: true })];
  const { t } = renderPage(
    <YoungNotice.Provider value={notices.lessThanOneYear}>
      <FundCard fund={fundCardOf({ mainShares })} />
    </YoungNotice.Provider>,
  );
  expect(screen.getByText('Cette part a moins d’un an.')).toBeVisible();
  expect(factOf(t('funds:navOfShare', { share: 'I' }))).toHaveTextContent('182,40 €');
  expect(screen.queryByText(t('funds:period.1y'))).not.toBeInTheDocument();
  expect(screen.queryByText('+6,10 %')).not.toBeInTheDocument();
});

test('each group of profiles has the currencies of the shares that it sees', () => {
  const currencies: FundCardView['currencies'] = [
    { codes: ['EUR'], visibleTo: ['RETAIL'] },
    { codes: ['EUR', 'USD'], visibleTo: ['INSTIT', 'PRO'] },
  ];
  const { t } = renderPage(<FundCard fund={fundCardOf({ currencies })} />);
  const currenciesOf = (count: number) => {
    const value = factOf(t('funds:currencies', { count }));
    return [value.textContent, audienceOf(value)];
  };
  expect(currenciesOf(1)).toEqual(['EUR', 'RETAIL']);
  expect(currenciesOf(2)).toEqual(['EUR, USD', 'INSTIT PRO']);
});

test('each group of profiles has the share that it sees first', () => {
  const mainShares = [
    rangeShareOf({ visibleTo: ['INSTIT'] }),
    rangeShareOf({ name: 'R', isin: 'FR00TEST00R1', visibleTo: ['RETAIL', 'PRO'] }),
  ];
  const { t } = renderPage(<FundCard fund={fundCardOf({ mainShares })} />);
  const navs = ['I', 'R'].map((share) => factOf(t('funds:navOfShare', { share })));
  expect(navs.map(audienceOf)).toEqual(['INSTIT', 'RETAIL PRO']);
});
