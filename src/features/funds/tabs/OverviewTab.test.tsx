import { screen, within } from '@testing-library/react';
import { audienceOf } from '../../../testing/audienceOf';
import { comesBefore } from '../../../testing/comesBefore';
import { factOf } from '../../../testing/factOf';
import { fundOf, shareOf, youngShareOf } from '../../../testing/fundFixtures';
import { renderHtml } from '../../../testing/renderPage';
import { tabPropsOf } from '../../../testing/tabPropsOf';
import { absent } from '../../../i18n/absent';
import type { ShareView } from '../shareViews';
import { OverviewTab } from './TabContent';

test('says what the fund is for, who manages it and how, its size and holding period', () => {
  const { t } = renderHtml(<OverviewTab {...tabPropsOf()} />);
  expect(screen.getByText('Des entreprises d’Asie choisies une à une.')).toBeVisible();
  const philosophy = screen.getByRole('heading', { name: t('funds:philosophy') }).parentElement!;
  expect(within(philosophy).getByText('Nous allons voir les entreprises.')).toBeVisible();
  expect(screen.getByRole('blockquote')).toHaveTextContent('Le prix compte autant que la croissance.');
  expect(screen.getByRole('blockquote').closest('figure')).toHaveTextContent(/Elia Vantori$/);
  const managers = screen.getByRole('heading', { name: t('funds:managers') }).parentElement!;
  expect(within(managers).getByRole('link', { name: 'Elia Vantori' })).toHaveAttribute(
    'href',
    '/fr/equipes#elia-vantori',
  );
  expect(factOf('Gérante')).toHaveTextContent('Elia Vantori');
  expect(factOf('Univers')).toHaveTextContent('600 valeurs');
  expect(factOf(t('funds:aum'))).toHaveTextContent('1.250 M€30 octobre 2026');
  expect(factOf(t('funds:recommendedDuration'))).toHaveTextContent('5 ans');
});

test('has the risks before performance and philosophy', () => {
  const { t } = renderHtml(<OverviewTab {...tabPropsOf()} />);
  const risks = screen.getByRole('heading', { name: t('funds:risk.title') });
  const performance = screen.getByRole('heading', { name: t('funds:performanceOfShare', { share: 'I' }) });
  expect(comesBefore(risks, performance)).toBe(true);
  expect(comesBefore(performance, screen.getByRole('heading', { name: t('funds:philosophy') }))).toBe(true);
});

describe('sustainability', () => {
  test.each([6, 8, 9] as const)('says what article %i of SFDR means', (sfdrArticle) => {
    const { t } = renderHtml(<OverviewTab {...tabPropsOf({ fund: fundOf({ sfdrArticle }) })} />);
    const fact = factOf(t('funds:sfdrClassification'));
    expect(fact).toHaveTextContent(`Article ${sfdrArticle}${t(`funds:sfdrMeaning.${sfdrArticle}`)}`);
  });

  test('leads to the fund’s disclosure, if it has one', () => {
    const { t } = renderHtml(<OverviewTab {...tabPropsOf()} />);
    expect(screen.getByRole('link', { name: t('funds:sustainabilityDisclosure') })).toHaveAttribute(
      'href',
      '/fr/funds/meridane-asia/informations-durabilite',
    );
  });

  test('gives an article that is not explained without an explanation', () => {
    const { t } = renderHtml(<OverviewTab {...tabPropsOf({ fund: fundOf({ sfdrArticle: 5 }) })} />);
    expect(factOf(t('funds:sfdrClassification'))).toHaveTextContent(/^Article 5$/);
  });

  test('says what the ISR label means, and names no other tag a label', () => {
    const labels = [
      { code: 'NEW_FUND', title: 'Nouveau fonds' },
      { code: 'LABEL_ISR', title: 'Label ISR' },
    ];
    const { t } = renderHtml(<OverviewTab {...tabPropsOf({ fund: fundOf({ labels }) })} />);
    expect(factOf(t('funds:label'))).toHaveTextContent(`Label ISR${t('funds:isrMeaning')}`);
    expect(screen.queryByText('Nouveau fonds')).not.toBeInTheDocument();
  });
});

describe('the performance summary', () => {
  const performances = [
    { code: '3y', share: '+3,00 %', benchmark: null },
    { code: '10y', share: '+90,00 %', benchmark: null },
  ] satisfies ShareView['performances'];
  const periods = () =>
    [...screen.getByText('Depuis le début de l’année').closest('dl')!.querySelectorAll('dt')].map(
      ({ textContent }) => textContent,
    );

  test('stands under the warning, with a dash where there is no figure', () => {
    const { t } = renderHtml(<OverviewTab {...tabPropsOf()} />);
    const heading = screen.getByRole('heading', { name: t('funds:performanceOfShare', { share: 'I' }) });
    const warning = screen.getByText(t('funds:pastPerformance'));
    expect(comesBefore(heading, warning)).toBe(true);
    expect(comesBefore(warning, screen.getByText('+4,20 %'))).toBe(true);
    expect(factOf(t('funds:period.ytd'))).toHaveTextContent('+4,20 %');
    for (const code of ['1y', '3y', '5y'] as const) {
      expect(factOf(t(`funds:period.${code}`))).toHaveTextContent(absent);
    }
    expect(factOf(t('funds:period.creation_annu'))).toHaveTextContent('−1,05 %Création en 2014');
    expect(
      screen.getByText(t('funds:netOfFeesAt', { date: '19 novembre 2026', currency: 'EUR' })),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: t('funds:allPerformances') })).toHaveAttribute(
      'href',
      '#performances',
    );
  });

  test('is followed by the chart', () => {
    const { t } = renderHtml(<OverviewTab {...tabPropsOf()} />);
    const charts = screen.getAllByRole('figure').filter((figure) => !figure.querySelector('blockquote'));
    expect(charts).toHaveLength(1);
    expect(comesBefore(screen.getByText(t('funds:pastPerformance')), charts[0]!)).toBe(true);
  });

  test('goes back ten years when the share has lived as long', () => {
    const { t } = renderHtml(<OverviewTab {...tabPropsOf({ shares: [shareOf({ performances })] })} />);
    expect(within(factOf(t('funds:period.10y'))).getByText('+90,00 %')).toBeVisible();
    expect(periods().slice(-2)).toEqual([t('funds:period.10y'), t('funds:period.creation_annu')]);
  });

  test.each<[string, Partial<ShareView>]>([
    ['has not', { performances, moreThanTenYears: false }],
    ['has no figure', { performances: [{ code: '10y', share: null, benchmark: null }] }],
  ])('does not speak of ten years when the share %s', (_, changes) => {
    const { t } = renderHtml(<OverviewTab {...tabPropsOf({ shares: [shareOf(changes)] })} />);
    expect(screen.queryByText(t('funds:period.10y'))).not.toBeInTheDocument();
  });

  test('does without a written date', () => {
    const price = { display: '182,40 €', date: null, day: '2026-11-19' };
    const { t } = renderHtml(<OverviewTab {...tabPropsOf({ shares: [shareOf({ price })] })} />);
    expect(screen.getByText(t('funds:netOfFees', { currency: 'EUR' }))).toBeVisible();
  });

  test('says in which currency the figures are, and what that means where it is not the euro', () => {
    const shares = [
      shareOf({ isin: 'FR00TEST00R1', visibleTo: ['RETAIL'] }),
      shareOf({ currency: 'USD', visibleTo: ['INSTIT', 'PRO'] }),
    ];
    renderHtml(<OverviewTab {...tabPropsOf({ shares })} />);
    const notes = [
      /au 19 novembre 2026, dans la devise de la part \(EUR\), cumulées sauf/,
      /au 19 novembre 2026, dans la devise de la part \(USD\), cumulées sauf/,
      /libellée en USD.*peuvent augmenter ou diminuer selon/,
    ].map((text) => screen.getByText(text));
    expect(notes.map(audienceOf)).toEqual(['RETAIL', 'INSTIT PRO', 'INSTIT PRO']);
  });
});

test('a share under one year has its notice, and no figure or curve (AMF)', () => {
  renderHtml(<OverviewTab {...tabPropsOf({ shares: [youngShareOf()] })} />);
  expect(screen.getByText('Cette part a moins d’un an.')).toBeVisible();
  expect(screen.queryByText(/[+−]\d/)).not.toBeInTheDocument();
  expect(screen.queryByText('Depuis le début de l’année')).not.toBeInTheDocument();
  const [quote, ...charts] = screen.getAllByRole('figure');
  expect(quote).toContainElement(screen.getByRole('blockquote'));
  expect(charts).toEqual([]);
});

test('does without any share', () => {
  const { t } = renderHtml(<OverviewTab {...tabPropsOf({ shares: [] })} />);
  expect(screen.getByRole('heading', { name: t('funds:philosophy') })).toBeVisible();
  expect(screen.queryByText(t('funds:pastPerformance'))).not.toBeInTheDocument();
});
