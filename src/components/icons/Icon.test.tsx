import { render, screen } from '@testing-library/react';
import { Icon } from './Icon';
import { iconShapes } from './iconShapes';
import { parseViewBox } from './parseViewBox';

describe('Icon', () => {
  it('is decorative by default', () => {
    const { container } = render(<Icon name="mail" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelector('svg')).toHaveAttribute('focusable', 'false');
  });

  it('is an image with a name when labelled', () => {
    render(<Icon name="external" label="Opens in a new tab" />);
    expect(screen.getByRole('img', { name: 'Opens in a new tab' })).not.toHaveAttribute('aria-hidden');
  });

  it('is as large as asked', () => {
    render(<Icon name="pdf" label="PDF" boxSize="2em" />);
    expect(screen.getByRole('img')).toHaveAttribute('width', '2em');
    expect(screen.getByRole('img')).toHaveAttribute('height', '2em');
  });
});

describe('iconShapes', () => {
  it.each(Object.entries(iconShapes))('draws %s inside a valid frame', (name, { viewBox, paths }) => {
    expect(parseViewBox(viewBox, name)).toHaveLength(4);
    expect(paths.length).toBeGreaterThan(0);
  });
});
