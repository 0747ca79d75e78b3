import { render, screen } from '@testing-library/react';
import { MarketsMap } from './MarketsMap';

test('the map of markets reserves its room', () => {
  render(<MarketsMap alt="Markets invested in" />);
  const map = screen.getByRole('img', { name: 'Markets invested in' });
  expect(map).toHaveAttribute('src', '/brand/map-on-light.svg');
  expect(map).toHaveAttribute('loading', 'lazy');
  expect(Number(map.getAttribute('width'))).toBeGreaterThan(0);
  expect(Number(map.getAttribute('height'))).toBeGreaterThan(0);
});
