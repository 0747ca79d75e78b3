import { screen, within } from '@testing-library/react';
import { audienceOf } from '../../../testing/audienceOf';
import { absent } from '../../../i18n/absent';
import { comesBefore } from '../../../testing/comesBefore';
import { factOf } from '../../../testing/factOf';
import { bareShare, documentOf, notices, shareOf, youngShareOf } from '../../../testing/fundFixtures';
import { renderHtml } from '../../../testing/renderPage';
import type { ShareView } from '../shareViews';
import { ShareFacts } from './ShareFacts';

const performances: ShareView['performances'] = [
  { code: '1y', share: '+6,10 %', benchmark: '+5,00 %' },
  { code: '5y', share: '+21,53 %', benchmark: null },
];

const render = (share: ShareView, locale?: 'fr' | 'en' | 'it') =>
  renderHtml(<ShareFacts share={share} notices={notices} />, { locale });

test('price with its day, risk, costs and key information stand together', () => {
  const { t } = render(shareOf({ documents: [documentOf({ visibleTo: ['PRO'] })] }));
  expect(factOf(t('funds:nav'))).toHaveTextContent('182,40 €19 novembre 2026');
  expect(factOf(t('funds:riskIndicator'))).toHaveTextContent('Niveau de risque 4 sur 7');
  expect(factOf(t('funds:ongoingCosts'))).toHaveTextContent('1,28 % par an');
  const kid = within(factOf(t('funds:document'))).getByRole('link', { name: 'DIC (PDF)' });
  expect(kid).toHaveAttribute('href', documentOf().url);
  expect(audienceOf(kid)).toBe('PRO');
  expect(factOf(t('funds:document'))).toHaveTextContent('DIC (PDF)16 février 2026');
});

test.each([
  ['fr', 'Niveau de risque 4 sur 7'],
  ['en', 'Risk level 4 out of 7'],
  ['it', 'Indicatore di rischio (SRI): 4 su 7'],
] as const)('the risk is said in words, its scale is for the eyes (%s)', (locale, words) => {
  const { t } = render(shareOf(), locale);
  const said = factOf(t('funds:riskIndicator'));
  expect(said).toHaveTextContent(words);
  expect(said.nextElementSibling).toHaveTextContent('1234567');
  expect(said.nextElementSibling).toHaveAttribute('aria-hidden', 'true');
});

test('a NAV that would break within its number has the place of two figures', () => {
  const share = shareOf();
  const { t } = render({ ...share, price: share.price && { ...share.price, display: '12 345 678,90 JPY' } });
  expect(factOf(t('funds:nav')).parentElement).toHaveAttribute('data-long');
  expect(factOf(t('funds:riskIndicator')).parentElement).not.toHaveAttribute('data-long');
});

test('each description begins with its text: a screen reader, Orca, leaves out a block at its start', () => {
  render(shareOf({ documents: [documentOf()] }));
  const begins = screen
    .getAllByRole('definition')
    .map(({ firstElementChild }) => firstElementChild?.nodeName);
  expect(new Set(begins)).toEqual(new Set([undefined, 'SPAN']));
});

describe('performance', () => {
  test('of one and five years says which is cumulative, after the warning, with its day and the whole twelve months', () => {
    const { t } = render(shareOf({ performances }));
    const warning = screen.getByText(t('funds:pastDoesNotPredict'));
    expect(factOf('Performance sur 1 an')).toHaveTextContent('+6,10 %');
    expect(factOf('Performance sur 5 ans, cumulée')).toHaveTextContent('+21,53 %');
    expect(comesBefore(warning, factOf('Performance sur 1 an'))).toBe(true);
    const day = { date: '19 novembre 2026', currency: 'EUR' };
    expect(screen.getByText(t('funds:netOfFeesAt', day))).toBeVisible();
    expect(screen.getByText(t('funds:discretePeriods'))).toBeVisible();
  });

  test('of a share that is not yet five years old has a dash', () => {
    const { t } = render(shareOf({ performances: performances.slice(0, 1) }));
    expect(factOf(t('funds:performanceOver.5y'))).toHaveTextContent(absent);
  });

  test('in another currency than the euro comes with what that means', () => {
    const { t } = render(shareOf({ performances, currency: 'USD' }));
    expect(screen.getByText(t('funds:currencyRisk', { currency: 'USD' }))).toBeVisible();
  });

  test('is not shown without whole twelve months (delegated regulation (EU) 2017/565, article 44)', () => {
    const { container, t } = render(shareOf({ performances, discretePeriods: [] }));
    expect(container).not.toHaveTextContent(t('funds:pastDoesNotPredict'));
    expect(screen.queryByText(/[+−]\d/)).not.toBeInTheDocument();
  });

  test('of a share under one year gives way to its notice, whatever figures it carries (AMF)', () => {
    render(shareOf({ performances, lessThanOneYear: true }));
    expect(screen.getByText('Cette part a moins d’un an.')).toBeVisible();
    expect(screen.queryByText(/[+−]\d/)).not.toBeInTheDocument();
  });
});

test.each(['fr', 'en', 'it'] as const)('does with as little as the contract allows, in %s', (locale) => {
  const { container, t } = render(bareShare, locale);
  expect(factOf(t('funds:nav'))).toHaveTextContent(`${absent}${t('funds:noPrice')}`);
  expect(factOf(t('funds:riskIndicator'))).toHaveTextContent(absent);
  expect(screen.queryByText(t('funds:document'))).not.toBeInTheDocument();
  expect(container).not.toHaveTextContent(/null|undefined|NaN/);
});

test('a young share has its price, and neither costs nor figures', () => {
  const { t } = render(youngShareOf());
  expect(factOf(t('funds:nav'))).toHaveTextContent('182,40 €');
  expect(screen.queryByText(t('funds:ongoingCosts'))).not.toBeInTheDocument();
});
