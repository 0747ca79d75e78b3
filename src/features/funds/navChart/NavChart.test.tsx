import { screen, waitFor, within } from '@testing-library/react';
import { shareOf, youngShareOf } from '../../../testing/fundFixtures';
import { renderHtml, renderPage } from '../../../testing/renderPage';
import type { ShareView } from '../shareViews';
import type { CurveView } from './curveView';
import { LoadingChart } from './LoadingChart';
import { NavChart } from './NavChart';

type Row = { date: string; nav: number; benchmark?: number | null };

/** Monthly; the last day is 20 November 2026. */
function navsOf(months: number, valueOf: (index: number) => number): Row[] {
  return Array.from({ length: months }, (_, index) => ({
    date: new Date(Date.UTC(2026, 11 - months + index, 20)).toISOString().slice(0, 10),
    nav: valueOf(index),
    benchmark: 50 + index,
  }));
}

function historyOf(isin: string, name: string, currency: string, navs: readonly Row[]) {
  return {
    fund: 'Meridane Asia',
    locale: 'fr',
    shares: [{ isin, name, currency, valuationFrequency: 'DAILY', navs }],
  };
}

const choices = {
  data: {
    fundCategories: [
      {
        funds: [
          {
            title: 'Meridane Asie',
            slug: 'asie',
            shares: [
              { name: 'I', isinCode: 'FR00OWN00001', lessThanOneYear: false, navsVersion: null },
              { name: 'R USD', isinCode: 'FR00OTHER001', lessThanOneYear: false, navsVersion: null },
              { name: 'N', isinCode: 'FR00YOUNG001', lessThanOneYear: true, navsVersion: null },
            ],
          },
        ],
      },
    ],
  },
};

type Answers = Record<string, unknown>;

/** Answers by a substring of the address; other requests fail as unreachable. Returns the requests. */
function answerAddresses(answers: Answers): string[] {
  const asked: string[] = [];
  const answer = async (input: RequestInfo | URL) => {
    const address = input as string;
    asked.push(address);
    const key = Object.keys(answers).find((part) => address.includes(part));
    const status = key === undefined ? 503 : 200;
    return {
      ok: key !== undefined,
      status,
      headers: { get: () => 'application/json' },
      json: async () => answers[key ?? ''],
    };
  };
  window.fetch = answer as unknown as typeof fetch;
  return asked;
}

let number = 0;

/** Fetched NAVs are cached, so each test has its own share. */
function newShare(changes: Partial<ShareView> = {}): ShareView {
  number += 1;
  return shareOf({ isin: `FR00TEST${String(number).padStart(4, '0')}`, ...changes });
}

const rise = navsOf(25, (index) => 100 + index);

function curveOf(changes: Partial<CurveView> = {}): CurveView {
  const { curve } = shareOf();
  if (!curve) throw new Error('The share has no curve');
  return { ...curve, ...changes };
}

/** The chart of the share as it runs in the browser. */
function renderChart({ name, isin, navsPath }: ShareView) {
  return renderPage(<LoadingChart shareName={name} isin={isin} navsPath={navsPath} curve={curveOf()} />);
}

async function renderInteractive(answers: Answers = {}) {
  const share = newShare();
  const asked = answerAddresses({ [share.isin]: historyOf(share.isin, 'I', 'EUR', rise), ...answers });
  return { ...renderChart(share), asked, slider: await screen.findByRole('slider') };
}

/** The legend is the chart's first list. */
function legendList(): HTMLElement {
  const [list] = screen.getAllByRole('list');
  if (!list) throw new Error('The chart has no legend');
  return list;
}

const legend = () =>
  within(legendList())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('in the HTML', () => {
  test('it is what the build drew, in words too, with the controls', () => {
    const { t } = renderHtml(<NavChart share={newShare()} />);
    expect(screen.getByRole('figure')).toHaveTextContent(
      t('chart:summary', {
        share: 'I',
        start: '3 novembre 2014',
        end: '19 novembre 2026',
        level: '182,40',
      }),
    );
    expect(legend()).toEqual(['Part I 182,40', `${t('funds:benchmarkShort')} 160,00`]);
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: t('chart:range.all'), pressed: true })).toBeVisible();
    for (const control of ['dates.open', 'compare.open', 'asTable'] as const) {
      expect(screen.getByRole('button', { name: t(`chart:${control}`) })).toBeVisible();
    }
  });

  test('a share without a benchmark has one line', () => {
    const curve = curveOf({ benchmark: null, end: { share: '99,00', benchmark: null } });
    const share = newShare({ curve });
    renderHtml(<NavChart share={share} />);
    expect(legend()).toEqual(['Part I 99,00']);
  });

  test('ranges without a performance cannot be chosen', () => {
    const share = newShare({ curve: curveOf({ ranges: ['1y', 'all'] }) });
    const { t } = renderHtml(<NavChart share={share} />);
    expect(screen.getByRole('button', { name: t('chart:range.1y') })).toBeEnabled();
    expect(screen.getByRole('button', { name: t('chart:range.3y') })).toBeDisabled();
  });
});

test('a share under one year, which has no curve, has no chart (AMF)', () => {
  renderHtml(<NavChart share={youngShareOf()} />);
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});

describe('where the NAVs cannot be had', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['the API is down', undefined],
    ['a NAV is zero', navsOf(3, (index) => index)],
    ['there is one NAV', navsOf(1, () => 100)],
  ])('%s: the drawing stays, says so, and can try again', async (_, navs) => {
    const share = newShare();
    answerAddresses(navs ? { [share.isin]: historyOf(share.isin, 'I', 'EUR', navs) } : {});
    const { t, user } = renderChart(share);
    expect(await screen.findByText(t('chart:failed'))).toBeVisible();
    expect(legend()).toContain('Part I 182,40');
    expect(console.error).toHaveBeenCalledTimes(1);

    answerAddresses({ [share.isin]: historyOf(share.isin, 'I', 'EUR', rise) });
    await user.click(screen.getByRole('button', { name: t('chart:retry') }));
    expect(screen.getByRole('figure').parentElement).toHaveFocus();
    expect(await screen.findByRole('slider')).toBeVisible();
  });
});

test('what is pressed before the NAVs have come is shown once they have', async () => {
  const share = newShare();
  answerAddresses({ [share.isin]: historyOf(share.isin, 'I', 'EUR', rise) });
  const { fetch } = window;
  const arrival = new EventTarget();
  window.fetch = async (...request) => {
    await new Promise((arrive) => arrival.addEventListener('arrive', arrive));
    return fetch(...request);
  };
  const { t, user } = renderChart(share);
  const year = screen.getByRole('button', { name: t('chart:range.1y') });
  await user.click(year);
  expect(year).toHaveAttribute('aria-pressed', 'true');
  expect(legend()[0]).toBe('Part I 182,40');
  arrival.dispatchEvent(new Event('arrive'));
  expect(await screen.findByRole('slider')).toBeVisible();
  expect(legend()[0]).toBe('Part I 110,71');
  expect(year).toHaveFocus();
});

test('with its NAVs it shows the whole life of the share, on its last day', async () => {
  const { asked, slider, t } = await renderInteractive();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/^\/e\/fr\/funds\/meridane-asia\/navs\?isin=FR00TEST\d+&v=v1$/);
  expect(legend()).toEqual(['Part I 124,00', `${t('funds:benchmarkShort')} 148,00`]);
  expect(slider).toHaveAccessibleName(t('chart:reader'));
  expect(slider).toHaveAttribute('aria-valuemax', '24');
  expect(screen.getByRole('button', { name: t('chart:range.all'), pressed: true })).toBeVisible();
});

test('keys read other days, which the slider says', async () => {
  const { slider, user, t } = await renderInteractive();
  slider.focus();
  await user.keyboard('{Home}{ArrowRight}{ArrowRight}');
  expect(slider).toHaveAttribute('aria-valuenow', '2');
  expect(slider).toHaveAttribute(
    'aria-valuetext',
    `20\u00a0janvier\u00a02025, Part I 102,00, ${t('funds:benchmarkShort')} 104,00`,
  );
  // The slider already announces it: a live region would say it twice.
  expect(legendList().closest('[aria-live]')).toBeNull();
  await user.keyboard('{End}');
  expect(slider).toHaveAttribute('aria-valuenow', '24');
});

test('the levels of the nearest day stand beside the pointer, and only while it is there', async () => {
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ left: 100, width: 200 } as unknown as DOMRect);
  const { slider, user } = await renderInteractive();
  await user.pointer({ target: slider, coords: { clientX: 200, clientY: 5 } });
  expect(slider).toHaveAttribute('aria-valuenow', '12');
  const levels = screen.getByText('20 novembre 2025').parentElement;
  expect(levels).toHaveTextContent(/^20 novembre 2025I112,00Indice124,00$/);
  expect(levels?.closest('[aria-hidden=true]')).toBe(levels);
  expect(legend()[0]).toBe('Part I 124,00');
  await user.pointer({ target: document.body });
  expect(levels).not.toBeInTheDocument();
  expect(slider).toHaveAttribute('aria-valuenow', '24');
  jest.restoreAllMocks();
});

/** What assistive technology is told. */
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('ranges begin at 100; those longer than the life of the share cannot be chosen', async () => {
  const { user, t } = await renderInteractive();
  expect(screen.getByRole('button', { name: t('chart:range.3y') })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: t('chart:range.1y') }));
  const level = ((124 / 112) * 100).toFixed(2).replace('.', ',');
  expect(legend()[0]).toBe(`Part I ${level}`);
  expect(screen.getByRole('figure')).toHaveTextContent(
    t('chart:summary', { share: 'I', start: '20 novembre 2025', end: '20 novembre 2026', level }),
  );
});

test('a period that is chosen is said, in words and days; the one that the page comes with is not', async () => {
  const { user, t } = await renderInteractive();
  expect(said().join('')).toBe('');
  const end = '20\u00a0novembre\u00a02026';
  for (const [code, start] of [
    ['1y', '20\u00a0novembre\u00a02025'],
    ['all', '20\u00a0novembre\u00a02024'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: t(`chart:range.${code}`) }));
    expect(said()).toContain(t('chart:shownRange', { range: t(`chart:range.${code}`), start, end }));
  }
});

test('dates of one’s own, or what is wrong with them', async () => {
  const { user, t } = await renderInteractive();
  await user.click(screen.getByRole('button', { name: t('chart:dates.open') }));
  const [from, to] = [
    screen.getByLabelText(t('chart:dates.from')),
    screen.getByLabelText(t('chart:dates.to')),
  ];
  expect(from).toHaveValue('2024-11-20');
  expect(from).toHaveAttribute('max', '2026-11-20');
  const show = async (start: string, end: string) => {
    await user.clear(from);
    await user.type(from, start);
    await user.clear(to);
    await user.type(to, end);
    await user.click(screen.getByRole('button', { name: t('chart:dates.show') }));
  };
  await show('2025-05-01', '2025-01-01');
  expect(screen.getByRole('alert')).toHaveTextContent(t('chart:dates.order'));
  expect(from).toBeInvalid();
  await show('2024-01-01', '2025-01-01');
  expect(screen.getByRole('alert')).toHaveTextContent('20 novembre 2024');
  await show('2025-01-20', '2025-03-20');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuemax', '2');
  const days = { start: '20\u00a0janvier\u00a02025', end: '20\u00a0mars\u00a02025' };
  expect(said()).toContain(t('chart:shownDates', days));
  expect(screen.queryByRole('button', { name: t('chart:range.all'), pressed: true })).not.toBeInTheDocument();
});

test('the same as a table', async () => {
  const { user, t } = await renderInteractive();
  await user.click(screen.getByRole('button', { name: t('chart:asTable') }));
  const table = await screen.findByRole('table', {
    name: t('chart:table.month', { start: '20\u00a0novembre\u00a02024', end: '20\u00a0novembre\u00a02026' }),
  });
  expect(within(table).getAllByRole('row')).toHaveLength(26);
  expect(within(table).getByRole('row', { name: /^20\sjanvier\s2025/ })).toHaveTextContent('102,00104,00');
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  // The table leaves days out and links to the complete downloads.
  const link = screen.getByRole('link', { name: t('chart:table.downloads') });
  expect(link).toHaveAttribute('href', '#performances');
});

test('another share of one year or more is compared and taken out again', async () => {
  const { user, t } = await renderInteractive({
    '/graphql': choices,
    FR00OTHER001: historyOf(
      'FR00OTHER001',
      'R USD',
      'USD',
      navsOf(7, (index) => 10 + index),
    ),
  });
  await user.click(screen.getByRole('button', { name: t('chart:compare.open') }));
  const name = t('chart:compare.name', { fund: 'Meridane Asie', share: 'R USD' });
  await user.selectOptions(await screen.findByLabelText(t('chart:compare.pick')), name);
  expect(screen.queryByRole('option', { name: /part N$/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('chart:compare.add') }));
  expect(await screen.findByText(t('chart:compare.added', { name }))).toBeVisible();

  expect(screen.getByRole('button', { name: t('chart:compare.add') })).toHaveFocus();
  // Launched later: starts at the share's level of 118, then 16 / 10 = 1.6 times that.
  expect(legend()[2]).toBe(`1. ${name} 188,80`);
  const figure = screen.getByRole('figure');
  expect(figure).toHaveTextContent(t('chart:startsLate', { name: `1. ${name}`, date: '20 mai 2026' }));
  expect(figure).toHaveTextContent(t('chart:currencies', { currencies: 'EUR, USD' }));

  await user.click(screen.getByRole('button', { name: t('chart:compare.remove', { name }) }));
  expect(legend()).toHaveLength(2);
  expect(screen.getByText(t('chart:compare.removed', { name }))).toBeVisible();
  expect(screen.getByRole('group', { name: t('chart:compare.open') })).toHaveFocus();
});

describe('what cannot be compared', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  test('no list of shares', async () => {
    const { user, t } = await renderInteractive();
    await user.click(screen.getByRole('button', { name: t('chart:compare.open') }));
    expect(await screen.findByText(t('chart:compare.failed'))).toBeVisible();
    expect(console.error).toHaveBeenCalledTimes(1);
  });

  test('no NAVs of a share', async () => {
    const { user, t } = await renderInteractive({
      '/graphql': choices,
      FR00OWN00001: historyOf(
        'FR00OWN00001',
        'I',
        'EUR',
        navsOf(2, () => -1),
      ),
    });
    await user.click(screen.getByRole('button', { name: t('chart:compare.open') }));
    await user.click(await screen.findByRole('button', { name: t('chart:compare.add') }));
    const name = t('chart:compare.name', { fund: 'Meridane Asie', share: 'I' });
    expect(await screen.findByText(t('chart:compare.notAdded', { name }))).toBeVisible();
    await waitFor(() => expect(legend()).toHaveLength(2));
  });
});
