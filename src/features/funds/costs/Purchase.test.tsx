import { screen } from '@testing-library/react';
import { factOf } from '../../../testing/factOf';
import { fundOf, notices, shareOf, youngShareOf } from '../../../testing/fundFixtures';
import { renderHtml, renderPage } from '../../../testing/renderPage';
import type { ShareView } from '../shareViews';
import { Purchase } from './Purchase';

let number = 0;

/** Fetched NAVs are cached, so each test has its own share. */
function newShare(changes: Partial<ShareView> = {}): ShareView {
  number += 1;
  return shareOf({ isin: `FR00BUY${String(number).padStart(5, '0')}`, ...changes });
}

const navs = [
  { date: '2014-11-03', nav: 100, benchmark: 100 },
  { date: '2020-02-28', nav: 200, benchmark: 125 },
  { date: '2020-03-02', nav: 210 },
  { date: '2026-11-19', nav: 300, benchmark: 250 },
];

/** Answers with the NAVs. Returns the addresses that were asked. */
function answerNavs({ isin, name, currency }: ShareView, ok = true): string[] {
  const asked: string[] = [];
  const fetchNavs = async (input: RequestInfo | URL, { body }: RequestInit = {}) => {
    asked.push(input as string);
    expect(body).toBeUndefined();
    return {
      ok,
      status: ok ? 200 : 503,
      json: async () => ({ shares: [{ isin, name, currency, valuationFrequency: 'DAILY', navs }] }),
    };
  };
  window.fetch = fetchNavs as unknown as typeof fetch;
  return asked;
}

function renderForm(share = newShare()) {
  const page = renderPage(<Purchase fund={fundOf()} share={share} notices={notices} />);
  const { t, user } = page;
  return {
    ...page,
    amount: screen.getByRole('spinbutton', {
      name: t('costs:purchase.amount', { currency: share.currency }),
    }),
    day: screen.getByLabelText(t('costs:purchase.day')),
    enter: async (field: HTMLElement, text: string) => {
      await user.clear(field);
      if (text) await user.type(field, text);
    },
    compute: () => user.click(screen.getByRole('button', { name: t('costs:purchase.compute') })),
  };
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
afterEach(() => jest.restoreAllMocks());

test('an amount and a day give value, benchmark and costs, from the NAV file alone', async () => {
  const share = newShare();
  const asked = answerNavs(share);
  const { t, enter, day, compute } = renderForm(share);
  // A Saturday, and a leap day: at the NAV of the Monday.
  await enter(day, '2020-02-29');
  await compute();
  expect(await screen.findByText(/^10 000 € investis à la valeur liquidative du 2 mars 2020/)).toBeVisible();
  expect(factOf(t('costs:purchase.value'))).toHaveTextContent('14 286 €+42,86 % sur la période');
  expect(factOf(t('costs:purchase.benchmark'))).toHaveTextContent('20 000 €+100,00 % sur la période');
  expect(factOf(t('costs:purchase.borne'))).toHaveTextContent(
    /^940 €.* 1,40 % par an, comme prélevés en 2025/,
  );
  expect(factOf(t('costs:purchase.entry'))).toHaveTextContent(/^300 €.* 3,00 % du montant/);
  expect(asked).toEqual([share.navsPath]);
  expect(screen.getByText(t('funds:pastPerformance'))).toBeVisible();
});

test('small amounts have cents, and dollars stay dollars', async () => {
  const share = newShare({ currency: 'USD' });
  answerNavs(share);
  const { t, enter, amount, day, compute } = renderForm(share);
  await enter(amount, '50.5');
  await enter(day, '2014-11-03');
  await compute();
  await screen.findByText(/^50,50 \$ investis/);
  expect(factOf(t('costs:purchase.value'))).toHaveTextContent('151,50 $');
  expect(screen.getByText(/La part est libellée en USD/)).toBeVisible();
});

test.each([
  ['0', '2020-03-02', 'Saisissez un montant de 1 € à 1 000 000 000 €.', 'amount'],
  ['2000000000', '2020-03-02', 'Saisissez un montant de 1 € à 1 000 000 000 €.', 'amount'],
  ['', '2020-03-02', 'Saisissez un montant de 1 € à 1 000 000 000 €.', 'amount'],
  ['100', '', 'Saisissez une date complète.', 'day'],
  [
    '100',
    '2014-11-02',
    'Choisissez une date à partir du 3 novembre 2014, jour de la première valeur liquidative.',
    'day',
  ],
  [
    '100',
    '2025-11-20',
    'Choisissez une date jusqu’au 19 novembre 2025 : aucune performance n’est présentée sur moins d’un an.',
    'day',
  ],
] as const)('“%s” on “%s” is told what to enter, and asks nothing', async (amount, day, problem, wrong) => {
  const share = newShare();
  const asked = answerNavs(share);
  const form = renderForm(share);
  await form.enter(form.amount, amount);
  await form.enter(form.day, day);
  await form.compute();
  const message = screen.getByText(problem);
  expect(message).toHaveAttribute('role', 'alert');
  expect(form[wrong]).toHaveFocus();
  expect(form[wrong]).toBeInvalid();
  expect(form[wrong]).toHaveAttribute('aria-describedby', message.id);
  expect(asked).toEqual([]);
});

test('NAVs that do not come are said to be missing, and asked for again', async () => {
  const share = newShare();
  answerNavs(share, false);
  const { t, enter, day, compute } = renderForm(share);
  await enter(day, '2020-03-02');
  await compute();
  expect(await screen.findByText(t('costs:purchase.failed'))).toBeVisible();
  answerNavs(share);
  await compute();
  expect(await screen.findByText(t('costs:purchase.value'))).toBeVisible();
  expect(screen.queryByText(t('costs:purchase.failed'))).not.toBeInTheDocument();
});

test.each([
  ['under one year', youngShareOf()],
  [
    'whose NAVs do not have a year yet',
    shareOf({ curve: { ...shareOf().curve!, days: ['2025-11-20', '2026-11-19'] } }),
  ],
  ['whose costs are not known', shareOf({ costs: null })],
])('there is none for a share %s', (_what, share) => {
  const { container } = renderPage(<Purchase fund={fundOf()} share={share} notices={notices} />);
  expect(container).toBeEmptyDOMElement();
});

test('without scripts it is hidden, and its HTML has no figure', () => {
  const { container } = renderHtml(<Purchase fund={fundOf()} share={shareOf()} notices={notices} />);
  expect(container.querySelector('form')?.closest('[data-needs-scripts]')).toBeInTheDocument();
  expect(container.querySelector('form')).not.toHaveTextContent('%');
});
