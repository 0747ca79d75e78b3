import { screen } from '@testing-library/react';
import { renderPage } from '../../../testing/renderPage';
import { RiskScale } from './RiskScale';

test.each(['fr', 'en', 'it'] as const)('each level has its own words in %s', (locale) => {
  const words = [1, 2, 3, 4, 5, 6, 7].map((level) => {
    const { container, t, unmount } = renderPage(<RiskScale level={level} withEnds />, { locale });
    expect(container).toHaveTextContent(t('funds:risk.scale'));
    const text = screen.getByText(new RegExp(`\\w+ ${level} ?:`)).textContent;
    unmount();
    return text;
  });
  expect(new Set(words).size).toBe(7);
});

test('a level that is not on the scale is not put in words', () => {
  const { t } = renderPage(<RiskScale level={8} withEnds />);
  expect(screen.getByText(t('funds:risk.scale'))).toBeVisible();
  expect(screen.getByRole('img').querySelector('[data-current]')).toBeNull();
});

test('in a card the scale stands alone', () => {
  const { container } = renderPage(<RiskScale level={4} />);
  expect(container).toHaveTextContent(/^1234567$/);
});
