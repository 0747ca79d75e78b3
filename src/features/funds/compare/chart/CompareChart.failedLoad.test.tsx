import { screen, waitFor } from '@testing-library/react';
import { comparedFundOf, comparedShareOf } from '../../../../testing/compareFixtures';
import { stubIntersections } from '../../../../testing/comesIntoView';
import { renderPage } from '../../../../testing/renderPage';
import { CompareChart } from './CompareChart';

let fails = true;

jest.mock('./SharesDrawing', () => {
  if (fails) throw new Error('Loading chunk failed');
  return {
    fetchSeries: async (shares: readonly object[]) => ({ shares, missing: [] }),
    SharesDrawing: () => <p>The chart</p>,
  };
});

test('a script that failed to load is fetched when the visitor retries', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation();
  const comeIntoView = stubIntersections();
  const column = { fund: comparedFundOf(), share: comparedShareOf(), isYoung: false, figuresDate: null };
  const { t, user } = renderPage(<CompareChart columns={[column]} />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  comeIntoView();
  await waitFor(() => expect(status).toHaveTextContent(t('compare:chart.failed')));
  expect(errors).toHaveBeenCalledWith(
    expect.any(String),
    expect.objectContaining({ message: 'Loading chunk failed' }),
  );
  fails = false;
  await user.click(screen.getByRole('button', { name: t('compare:chart.retry') }));
  expect(await screen.findByText('The chart')).toBeVisible();
  expect(status).toBeEmptyDOMElement();
});
