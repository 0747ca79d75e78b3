import { screen } from '@testing-library/react';
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
