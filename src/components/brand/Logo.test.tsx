import { render, screen } from '@testing-library/react';
import { Logo } from './Logo';

describe('Logo', () => {
  it('is an image with the name given, in a frame that is there before its file', () => {
    render(<Logo title="Meridane" />);
    const logo = screen.getByRole('img', { name: 'Meridane' });
    expect(logo).toHaveAttribute('viewBox', '0 0 2465 480');
    expect(logo.firstElementChild).toHaveAttribute('href', '/brand/logo.svg#logo');
  });

  it('is silent without a name', () => {
    render(<Logo title="" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
