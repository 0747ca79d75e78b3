import { screen, within } from '@testing-library/react';
import { audienceOf } from '../../../testing/audienceOf';
import { startCopy } from '../../../start/copy';
import { factOf } from '../../../testing/factOf';
import { bareFund, bareShare, fundOf, shareOf } from '../../../testing/fundFixtures';
import { renderPage } from '../../../testing/renderPage';
import { tabPropsOf } from '../../../testing/tabPropsOf';
import type { CharacteristicCode } from '../shareViews';
import type { ShareActionView } from '../shareViews';
import { CharacteristicsTab } from './CharacteristicsTab';

/** Every characteristic of behaviour.md §3, in the form that the build provides. */
const shareValues = [
  ['isin', 'FR00TEST00I1'],
  ['bloombergTicker', 'MERASIE FP'],
  ['currency', 'EUR'],
  ['inceptionDate', '17 mars 2014'],
  ['inceptionNav', '1 000,00 €'],
  ['minimumInitialSubscription', '100 000 €'],
  ['minimumSubscriptionShares', '0,001'],
] as const;
const ofShare = shareValues.map(([code, value]) => ({ code, value }));
const notSaid = {
  costs: null,
  distributionPolicy: null,
  registrations: { all: '', professional: '' },
};
const fundCodes = [
  'inceptionDate',
  'benchmark',
  'administrator',
  'custodian',
  'auditor',
  'legalStatus',
  'valuationFrequency',
  'resultAllocation',
  'managementTypology',
  'subscriptionTerms',
  'cutOffTime',
  'settlementDate',
  'amfClassification',
  'assetClass',
] as const;
const ofFund = fundCodes.map((code) => ({ code, value: `valeur de ${code}` }));
const feeCodes = ['management', 'movement', 'performance', 'subscription', 'redemption'] as const;
const fees = feeCodes.map((code) => ({ code, value: `${code} 1,00 %` }));

beforeAll(startCopy);

function termsOf(group: string) {
  const part = screen.getByRole('heading', { name: group }).parentElement!;
  return within(part)
    .getAllByRole('term')
    .map(({ textContent }) => textContent);
}

test.each(['fr', 'en', 'it'] as const)(
  'what happened to a share is told in %s, with what performances make of it',
  (locale) => {
    const action = { ratio: null, isConsolidation: false, amount: null, paymentDate: null, former: null };
    const actions: ShareActionView[] = [
      { ...action, kind: 'DISTRIBUTION', date: 'D1', amount: '4,30 $', paymentDate: 'D2' },
      { ...action, kind: 'DISTRIBUTION', date: 'D3', amount: '4,20 $' },
      { ...action, kind: 'SPLIT', date: 'D4', ratio: '10' },
      { ...action, kind: 'SPLIT', date: 'D5', ratio: '5', isConsolidation: true },
      { ...action, kind: 'MERGER', date: 'D6', former: 'D', ratio: '1,25' },
      { ...action, kind: 'MERGER', date: 'D7', former: 'E' },
      { ...action, kind: 'RENAMING', date: 'D8', former: 'C' },
    ];
    const share = shareOf({ name: 'N USD', distributionPolicy: 'DISTRIBUTING', actions });
    const { t } = renderPage(<CharacteristicsTab {...tabPropsOf({ shares: [share] })} />, { locale });
    const part = screen.getByRole('heading', { name: t('funds:actions', { share: 'N USD' }) }).parentElement!;
    expect(
      within(part)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual([
      t('funds:action.paid', { amount: '4,30 $', date: 'D2' }),
      t('funds:action.DISTRIBUTION', { amount: '4,20 $' }),
      t('funds:action.SPLIT', { ratio: '10' }),
      t('funds:action.consolidation', { ratio: '5' }),
      t('funds:action.mergerRatio', { former: 'D', ratio: '1,25' }),
      t('funds:action.MERGER', { former: 'E' }),
      t('funds:action.RENAMING', { former: 'C' }),
    ]);
    expect(part).toHaveTextContent(t('funds:actionsNote'));
    // The share says what the fund says of all of them.
    expect(factOf(t('funds:characteristic.resultAllocation'))).toHaveTextContent(
      t('funds:distributionPolicy.DISTRIBUTING'),
    );
  },
);

test('a share to which nothing happened has no such part', () => {
  const { t } = renderPage(<CharacteristicsTab {...tabPropsOf({ shares: [shareOf()] })} />);
  expect(screen.queryByText(t('funds:actionsNote'))).not.toBeInTheDocument();
});

test.each(['fr', 'en', 'it'] as const)(
  'every field of behaviour.md §3 is there, in its group, in %s',
  (locale) => {
    const { t } = renderPage(
      <CharacteristicsTab
        {...tabPropsOf({
          fund: fundOf({ characteristics: ofFund }),
          shares: [shareOf({ characteristics: ofShare, fees, ...notSaid })],
        })}
      />,
      { locale },
    );
    const named = (codes: CharacteristicCode[]) => codes.map((code) => t(`funds:characteristic.${code}`));
    expect(termsOf(t('funds:group.identity'))).toEqual([
      t('funds:shareHeading'),
      ...named(['isin', 'bloombergTicker', 'currency', 'inceptionDate', 'inceptionNav', 'benchmark']),
      ...named(['administrator', 'custodian', 'auditor', 'legalStatus', 'resultAllocation']),
      ...named(['managementTypology', 'amfClassification', 'assetClass']),
      t('funds:recommendedDuration'),
      t('funds:characteristic.eligibilities'),
    ]);
    expect(termsOf(t('funds:group.dealing'))).toEqual([
      ...named(['valuationFrequency', 'cutOffTime', 'settlementDate', 'subscriptionTerms']),
      ...named(['minimumInitialSubscription', 'minimumSubscriptionShares']),
    ]);
    expect(termsOf(t('funds:group.fees'))).toEqual(fees.map(({ code }) => t(`funds:fee.${code}`)));
    expect(factOf(t('funds:characteristic.inceptionDate'))).toHaveTextContent('17 mars 2014');
  },
);

test('says of what the benchmark consists and who provides it', () => {
  const characteristics = [{ code: 'benchmark', value: 'Composite Asie' }] as const;
  const fund = fundOf({ characteristics: [...characteristics] });
  const { t, unmount } = renderPage(<CharacteristicsTab {...tabPropsOf({ fund })} />);
  const name = t('funds:characteristic.benchmark');
  expect(factOf(name)).toHaveTextContent(
    'Composite AsieAsie 100 %. En EUR.Fournisseur : Orvane Index Services. Inscrit.',
  );
  unmount();
  renderPage(<CharacteristicsTab {...tabPropsOf({ fund: { ...fund, benchmark: null } })} />);
  expect(factOf(name)).toHaveTextContent(/Composite Asie$/);
});

test('says where the share is registered for sale, and for whom', () => {
  const registrations = { all: 'France, Italie', professional: 'Suisse' };
  const { t } = renderPage(<CharacteristicsTab {...tabPropsOf({ shares: [shareOf({ registrations })] })} />);
  expect(factOf(t('funds:registered.all'))).toHaveTextContent('France, Italie');
  expect(factOf(t('funds:registered.professional'))).toHaveTextContent('Suisse');
});

test('has the liquidity management tools once for all shares', () => {
  const shares = [
    shareOf({ isin: 'FR00TEST00R1', visibleTo: ['RETAIL'] }),
    shareOf({ visibleTo: ['INSTIT'] }),
  ];
  const { t } = renderPage(<CharacteristicsTab {...tabPropsOf({ shares })} />);
  expect(termsOf(t('funds:group.liquidityTools'))).toEqual(['Plafonnement']);
  expect(factOf('Plafonnement')).toHaveTextContent('Au-delà de 5 %.');
});

test('what was charged stands beside the fees of the prospectus, in their place', () => {
  const { t } = renderPage(<CharacteristicsTab {...tabPropsOf()} />);
  const part = screen.getByRole('heading', { name: t('funds:group.fees') }).parentElement!;
  expect(within(part).getByRole('table')).toHaveTextContent(t('costs:charged', { year: 2025 }));
  expect(screen.queryByText(t('funds:fee.management'))).not.toBeInTheDocument();
});

test('copies the ISIN and the address of the page, and confirms each (behaviour.md §8)', async () => {
  const { t, user } = renderPage(<CharacteristicsTab {...tabPropsOf({ isSharePage: true })} />);
  await user.click(screen.getByRole('button', { name: t('funds:copy.isin') }));
  expect(await navigator.clipboard.readText()).toBe('FR00TEST00I1');
  expect(screen.getByText('Code ISIN copié')).toHaveAttribute('role', 'status');
  await user.click(screen.getByRole('button', { name: t('funds:copy.link') }));
  expect(await navigator.clipboard.readText()).toBe('http://localhost/fr/funds/meridane-asia/shares/i');
  expect(screen.getByText('Lien copié')).toHaveAttribute('role', 'status');
});

test('the address of a fund’s page is the fund’s', async () => {
  const { t, user } = renderPage(<CharacteristicsTab {...tabPropsOf()} />);
  await user.click(screen.getByRole('button', { name: t('funds:copy.link') }));
  expect(await navigator.clipboard.readText()).toBe('http://localhost/fr/funds/meridane-asia');
});

test('each group of profiles has the characteristics of its share', () => {
  const shares = [
    shareOf({ name: 'R', isin: 'FR00TEST00R1', visibleTo: ['RETAIL'] }),
    shareOf({ name: 'I', visibleTo: ['INSTIT', 'PRO'] }),
  ];
  renderPage(<CharacteristicsTab {...tabPropsOf({ shares })} />);
  const names = ['R', 'I'].map((name) => screen.getByText(name, { selector: 'dd *' }));
  expect(names.map(audienceOf)).toEqual(['RETAIL', 'INSTIT PRO']);
});

test('groups without a value are left out', () => {
  const shares = [{ ...bareShare, ...notSaid, characteristics: [] }];
  const { t } = renderPage(<CharacteristicsTab {...tabPropsOf({ fund: bareFund, shares })} />);
  expect(screen.getAllByRole('heading')).toEqual([
    screen.getByRole('heading', { name: t('funds:group.identity') }),
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['I']);
});

test('a fund without shares still says what it is', () => {
  const { t } = renderPage(<CharacteristicsTab {...tabPropsOf({ shares: [] })} />);
  expect(factOf(t('funds:characteristic.legalStatus'))).toHaveTextContent('FCP de droit français');
});

describe('the changes of the fund', () => {
  const changes = [
    {
      day: '2026-03-31',
      date: '31 mars 2026',
      subject: 'PROSPECTUS' as const,
      text: 'Un nouveau prospectus.',
    },
    { day: '2024-09-02', date: '2 septembre 2024', subject: 'MANAGER' as const, text: 'Une gérante arrive.' },
  ];

  test('are listed with their day and subject, and can be followed', () => {
    const fund = fundOf({ changes, feedPath: '/fr/funds/asie/rss.xml' });
    const { t } = renderPage(<CharacteristicsTab {...tabPropsOf({ fund })} />);
    expect(termsOf(t('funds:changes'))).toEqual(['31 mars 2026 · Prospectus', '2 septembre 2024 · Gérant']);
    expect(factOf('31 mars 2026 · Prospectus')).toHaveTextContent('Un nouveau prospectus.');
    expect(screen.getByRole('link', { name: t('funds:followChanges') })).toHaveAttribute(
      'href',
      '/fr/funds/asie/rss.xml',
    );
  });

  test('have no heading where there are none', () => {
    const { t } = renderPage(<CharacteristicsTab {...tabPropsOf({ fund: fundOf({ changes: [] }) })} />);
    expect(screen.queryByRole('heading', { name: t('funds:changes') })).not.toBeInTheDocument();
  });
});
