import { screen } from '@testing-library/react';
import { comparedFundOf, comparedShareOf } from '../../../testing/compareFixtures';
import { stubIntersections } from '../../../testing/comesIntoView';
import { renderPage } from '../../../testing/renderPage';
import { CompareChart } from './CompareChart';
import type { Column } from './useColumns';

jest.mock('../chart/SharesChart', () => ({
  __esModule: true,
  default: ({ shares }: { shares: readonly { isin: string; name: string }[] }) => (
    <p>{`Chart of ${shares.map(({ isin }) => isin).join()}`}</p>
  ),
}));

const column = (isin: string, changes: Partial<Column> = {}): Column => ({
  fund: comparedFundOf(),
  share: comparedShareOf({ isin }),
  isYoung: false,
  figuresDate: null,
  ...changes,
});

test('is fetched when its place comes into view, for the shares that may show a curve', async () => {
  const comeIntoView = stubIntersections();
  const columns = [column('ZZI'), column('ZZY', { isYoung: true }), column('ZZN')];
  const { t } = renderPage(<CompareChart columns={columns} />);
  expect(screen.getByRole('heading', { name: t('compare:chart.title') })).toBeVisible();
  expect(screen.queryByText(/Chart of/)).not.toBeInTheDocument();
  comeIntoView();
  expect(await screen.findByText('Chart of ZZI,ZZN')).toBeVisible();
});

test('is not there where no share may show a curve', () => {
  stubIntersections();
  renderPage(<CompareChart columns={[column('ZZY', { isYoung: true })]} />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
