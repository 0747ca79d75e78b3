import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { Logo } from './Logo';

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

  it('has the frame of its file, before the file is there', () => {
    render(<Logo title="Meridane" />);
    const frame = /viewBox="([^"]+)"/.exec(file)?.[1];
    expect(screen.getByRole('img').getAttribute('viewBox')).toBe(frame);
  });

  it('draws the part of the file that holds the logo', () => {
    render(<Logo title="Meridane" />);
    expect(screen.getByRole('img').firstElementChild).toHaveAttribute('href', '/asset#logo');
    expect(file).toContain('id="logo"');
  });
});
