import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { Logo } from './Logo';
import { logoSize } from './logoShapes';
import { logoId, logoSprite } from './logoSprite';

const file = readFileSync(path.join(__dirname, 'logo.sprite.svg'), 'utf8');

describe('Logo', () => {
  it('is an image with the name given', () => {
    render(<Logo title="Meridane" />);
    expect(screen.getByRole('img', { name: 'Meridane' })).toBeInTheDocument();
  });

  it('is silent without a name', () => {
    render(<Logo title="" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('has the frame of its shapes, before they are there', () => {
    render(<Logo title="Meridane" />);
    const frame = `0 0 ${logoSize.width} ${logoSize.height}`;
    expect(screen.getByRole('img')).toHaveAttribute('viewBox', frame);
  });

  it('draws the part of the file that holds the logo', () => {
    render(<Logo title="Meridane" />);
    expect(screen.getByRole('img').firstElementChild).toHaveAttribute('href', `/asset#${logoId}`);
    expect(file).toContain(`id="${logoId}"`);
  });
});

describe('logo.sprite.svg', () => {
  it('is drawn from the shapes (npm run draw:brand)', () => {
    expect(file).toBe(logoSprite());
  });
});
