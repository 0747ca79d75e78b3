import { render, screen } from '@testing-library/react';
import { MarketsMap } from './MarketsMap';

describe('MarketsMap', () => {
  it('draws the map of its ground and reserves its room', () => {
    render(<MarketsMap tone="light" alt="Markets invested in" />);
    const map = screen.getByRole('img', { name: 'Markets invested in' });
    expect(map).toHaveAttribute('src', '/brand/map-on-light.svg');
    expect(map).toHaveAttribute('loading', 'lazy');
    expect(Number(map.getAttribute('width'))).toBeGreaterThan(0);
    expect(Number(map.getAttribute('height'))).toBeGreaterThan(0);
  });

  it('is asked for at once, and painted with the rest, in the first screen', () => {
    render(<MarketsMap tone="dark" alt="Markets" isFirst />);
    const map = screen.getByRole('img', { name: 'Markets' });
    expect(map).toHaveAttribute('loading', 'eager');
    expect(map).toHaveAttribute('fetchpriority', 'high');
    expect(map).toHaveAttribute('decoding', 'sync');
  });
});
