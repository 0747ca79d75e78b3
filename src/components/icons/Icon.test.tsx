import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { Icon } from './Icon';
import { iconNames } from './iconNames';

describe('Icon', () => {
  it('is decorative by default', () => {
    const { container } = render(<Icon name="mail" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
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

  it('draws its own part of the file', () => {
    render(<Icon name="pdf" label="PDF" />);
    expect(screen.getByRole('img').firstElementChild).toHaveAttribute('href', '/sprites/icons.svg#pdf');
  });
});

it('every icon is in the file, on the grid that they share', () => {
  const sprite = readFileSync(path.join(__dirname, '../../../static/sprites/icons.svg'), 'utf8');
  const symbols = [
    ...sprite.matchAll(
      /<symbol id="([^"]+)" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"><path d="M[^"]+"\/><\/symbol>/g,
    ),
  ];
  expect(symbols.map(([, id]) => id)).toEqual(iconNames);
});
