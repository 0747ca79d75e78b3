import { screen, within } from '@testing-library/react';
import { audienceOf } from '../../../testing/audienceOf';
import { startCopy } from '../../../start/copy';
import { factOf } from '../../../testing/factOf';
import { documentOf, fundOf, shareOf } from '../../../testing/fundFixtures';
import { renderPage } from '../../../testing/renderPage';
import { tabPropsOf } from '../../../testing/tabPropsOf';
import { SubscribeTab } from './SubscribeTab';

const form = documentOf({ code: 'SUBSCRIPTION', title: 'Bulletin', url: '/form', visibleTo: ['INSTIT'] });

/** Everything below a step's title. */
function stepOf(title: string) {
  return within(screen.getByRole('heading', { name: title }).closest('li')!);
}

test('goes from the documents to the order and its execution', () => {
  const { t } = renderPage(<SubscribeTab {...tabPropsOf()} />);
  const titles = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(titles).toEqual([
    t('funds:subscribe.read'),
    t('funds:subscribe.order'),
    t('funds:subscribe.dealing'),
  ]);
});

test('what to read first is the share’s key information document and the fund’s prospectus', () => {
  const fund = fundOf({
    documents: [
      documentOf({ code: 'ANNUAL_REPORT', title: 'Rapport annuel', url: '/annual' }),
      documentOf({ code: 'PROSPECTUS', title: 'Prospectus', url: '/prospectus' }),
    ],
  });
  const shares = [shareOf({ documents: [documentOf({ title: 'DIC', url: '/kid' }), form] })];
  const { t } = renderPage(<SubscribeTab {...tabPropsOf({ fund, shares })} />);
  const links = stepOf(t('funds:subscribe.read')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['DIC', 'Prospectus']);
});

test('the order names the share and its ISIN, which can be copied', async () => {
  startCopy();
  const { t, user } = renderPage(<SubscribeTab {...tabPropsOf()} />);
  const step = stepOf(t('funds:subscribe.order'));
  expect(step.getByText(t('funds:subscribe.orderText', { share: 'I', isin: 'FR00TEST00I1' }))).toBeVisible();
  await user.click(step.getByRole('button', { name: t('funds:copy.isin') }));
  expect(await navigator.clipboard.readText()).toBe('FR00TEST00I1');
  expect(step.getByRole('status')).toHaveTextContent(t('funds:copy.isinCopied'));
});

test('the subscription form and what is said of it are for those who may see it (behaviour.md §6)', () => {
  const { t } = renderPage(<SubscribeTab {...tabPropsOf({ shares: [shareOf({ documents: [form] })] })} />);
  expect(audienceOf(screen.getByRole('link', { name: 'Bulletin' }))).toBe('INSTIT');
  expect(audienceOf(screen.getByText(t('funds:subscribe.form')))).toBe('INSTIT');
});

test('without a form nothing is said of one', () => {
  const { t } = renderPage(<SubscribeTab {...tabPropsOf()} />);
  expect(screen.queryByText(t('funds:subscribe.form'))).not.toBeInTheDocument();
});

test('gives the terms of dealing, the minimums and the entry charge', () => {
  const codes = ['valuationFrequency', 'cutOffTime', 'settlementDate', 'subscriptionTerms'] as const;
  const characteristics = [...codes, 'benchmark' as const]
    .toReversed()
    .map((code) => ({ code, value: `valeur de ${code}` }));
  const share = shareOf({
    characteristics: [
      { code: 'minimumSubscriptionShares', value: '0,001' },
      { code: 'minimumInitialSubscription', value: '100 000 €' },
    ],
    fees: [
      { code: 'management', value: '1,00 %' },
      { code: 'subscription', value: '2,00 %' },
    ],
  });
  const { t } = renderPage(
    <SubscribeTab {...tabPropsOf({ fund: fundOf({ characteristics }), shares: [share] })} />,
  );
  const minimums = ['minimumInitialSubscription', 'minimumSubscriptionShares'] as const;
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    ...[...codes, ...minimums].map((code) => t(`funds:characteristic.${code}`)),
    t('funds:fee.subscription'),
  ]);
  expect(factOf(t('funds:characteristic.cutOffTime'))).toHaveTextContent('valeur de cutOffTime');
  expect(factOf(t('funds:fee.subscription'))).toHaveTextContent('2,00 %');
});

test('leads to the contact page, once', () => {
  const shares = [shareOf(), shareOf({ name: 'R', isin: 'FR00TEST00R1' })];
  const { t } = renderPage(<SubscribeTab {...tabPropsOf({ shares })} />);
  expect(screen.getByRole('link', { name: t('funds:contactUs') })).toHaveAttribute('href', '/fr/contact');
});
