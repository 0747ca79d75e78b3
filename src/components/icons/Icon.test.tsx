import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { Icon } from './Icon';
import { iconShapes } from './iconShapes';
import { iconSprite } from './iconSprite';
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

  it('draws its own part of the file', () => {
    render(<Icon name="pdf" label="PDF" />);
    expect(screen.getByRole('img').firstElementChild).toHaveAttribute('href', '/asset#pdf');
  });
});

describe('iconShapes', () => {
  it.each(Object.entries(iconShapes))('draws %s inside a valid frame', (name, { viewBox, paths }) => {
    expect(parseViewBox(viewBox, name)).toHaveLength(4);
    expect(paths.length).toBeGreaterThan(0);
  });
});

describe('icons.sprite.svg', () => {
  it('is drawn from the shapes (npm run draw:brand)', () => {
    expect(readFileSync(path.join(__dirname, 'icons.sprite.svg'), 'utf8')).toBe(iconSprite());
  });

  it('has a part for each icon', () => {
    const parts = [...iconSprite().matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
    expect(parts).toEqual(Object.keys(iconShapes));
  });

  it('is refused with an icon whose frame is not four numbers', () => {
    expect(() => iconSprite({ broken: { viewBox: '0 0 24', paths: ['M0 0h1'] } })).toThrow('broken');
  });
});
