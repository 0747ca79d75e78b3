import { screen } from '@testing-library/react';
import { renderPage } from '../../../testing/renderPage';
import { RiskScale } from './RiskScale';

test.each([
  ['fr', 'Niveau de risque 4 sur 7'],
  ['en', 'Risk level 4 out of 7'],
  ['it', 'Indicatore di rischio (SRI): 4 su 7'],
] as const)('says the level in %s: %s', (locale, name) => {
  renderPage(<RiskScale level={4} />, { locale });
  const scale = screen.getByRole('img', { name });
  expect(scale).toHaveTextContent(/^1234567$/);
  expect(scale.querySelector('[data-current]')).toHaveTextContent('4');
});

test('marks no level that is not on the scale', () => {
  renderPage(<RiskScale level={8} />);
  expect(screen.getByRole('img').querySelector('[data-current]')).toBeNull();
});
