import { render, screen } from '@testing-library/react';
import { Logo } from './Logo';

describe('Logo', () => {
  it('is an image with the name given', () => {
    render(<Logo title="Meridane" />);
    expect(screen.getByRole('img', { name: 'Meridane' })).toBeInTheDocument();
  });

  it('is silent without a name', () => {
    render(<Logo title="" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('stays light enough to stand in every page', () => {
    const { container } = render(<Logo title="Meridane" />);
    expect(container.innerHTML.length).toBeLessThan(4096);
  });
});
