import { screen, within } from '@testing-library/react';
import { audienceOf } from '../../../testing/audienceOf';
import { navsPathOf, bareShare, shareOf, youngShareOf } from '../../../testing/fundFixtures';
import { renderPage } from '../../../testing/renderPage';
import { tabPropsOf } from '../../../testing/tabPropsOf';
import { PerformancesTab } from './PerformancesTab';

const addresses = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

test('the NAVs of a share can be had as files, also of a young one', () => {
  const shares = [shareOf({ isin: 'FR00OLD00001' }), youngShareOf({ isin: 'FR00YOUNG001' })];
  const { t } = renderPage(<PerformancesTab {...tabPropsOf({ shares })} />);
  expect(addresses()).toEqual([
    // Beside the rules by which its performances are computed, and at the end.
    `${navsPathOf('FR00OLD00001')}&format=xlsx`,
    // The page to which its KID links, which a young share does not have.
    '/fr/funds/meridane-asia/shares/i/performances-et-scenarios',
    `${navsPathOf('FR00OLD00001')}&format=xlsx`,
    `${navsPathOf('FR00OLD00001')}&format=csv`,
    `${navsPathOf('FR00YOUNG001')}&format=xlsx`,
    `${navsPathOf('FR00YOUNG001')}&format=csv`,
  ]);
  expect(screen.getAllByRole('link', { name: t('chart:downloadXlsx') })).toHaveLength(2);
  expect(screen.getAllByRole('table')).toHaveLength(4);
});

test('a share without a price has no file', () => {
  renderPage(<PerformancesTab {...tabPropsOf({ shares: [bareShare] })} />);
  expect(addresses()).toEqual([]);
});

test('corrected NAVs of a share stand below its files, latest first, also those of a young one', () => {
  const corrections = [
    { date: '12 novembre 2026', correctedOn: '16 novembre 2026', formerNav: '182,06 €', nav: '182,70 €' },
    { date: '12 juin 2026', correctedOn: '15 juin 2026', formerNav: '175,30 €', nav: '175,23 €' },
  ];
  const navCorrections = corrections.map((correction) => ({ ...correction, reason: 'Un cours erroné.' }));
  const shares = [
    shareOf({ isin: 'FR00OLD00001', navCorrections }),
    youngShareOf({ isin: 'FR00YOUNG001', name: 'R', navCorrections: navCorrections.slice(0, 1) }),
    shareOf({ isin: 'FR00NONE0001', name: 'N' }),
  ];
  renderPage(<PerformancesTab {...tabPropsOf({ shares })} />);
  const headings = screen.getAllByRole('heading', { name: /^Valeurs liquidatives corrigées, part/ });
  const listed = headings.map((heading) => [
    heading.textContent,
    ...within(heading.parentElement ?? heading)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')),
  ]);
  const latest =
    'Valeur liquidative du 12 novembre 2026, corrigée le 16 novembre 2026 : 182,70 € au lieu de 182,06 €. Un cours erroné.';
  expect(listed).toEqual([
    [
      'Valeurs liquidatives corrigées, part I',
      latest,
      'Valeur liquidative du 12 juin 2026, corrigée le 15 juin 2026 : 175,23 € au lieu de 175,30 €. Un cours erroné.',
    ],
    ['Valeurs liquidatives corrigées, part R', latest],
  ]);
});

test('each share is for the profiles that see it first', () => {
  const shares = [
    shareOf({ isin: 'FR00PRO00001', visibleTo: ['PRO'] }),
    shareOf({ isin: 'FR00OTHER001', visibleTo: ['RETAIL', 'INSTIT'] }),
  ];
  const { t } = renderPage(<PerformancesTab {...tabPropsOf({ shares })} />);
  const warnings = screen.getAllByText(t('funds:pastPerformance'));
  // Before the performances and before what a purchase has become.
  expect(warnings.map(audienceOf)).toEqual(['PRO', 'PRO', 'RETAIL INSTIT', 'RETAIL INSTIT']);
});
