import { screen } from '@testing-library/react';
import { renderPage } from '../../../testing/renderPage';
import { RiskScale } from './RiskScale';

const marked = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => item.hasAttribute('data-current'))
    .map(({ textContent }) => textContent);

test('marks the level on a scale of seven', () => {
  renderPage(<RiskScale level={4} />);
  expect(screen.getByRole('list')).toHaveTextContent(/^1234567$/);
  expect(marked()).toEqual(['4']);
});

test('marks no level that is not on the scale', () => {
  renderPage(<RiskScale level={8} />);
  expect(marked()).toEqual([]);
});
