import type { SVGProps } from 'react';
import sprite from './logo.sprite.svg';

export interface LogoProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'title' | 'viewBox'> {
  /** Accessible name; empty if the link around the logo has its own. */
  title: string;
}

/**
 * The logo in the colour of the surrounding text, as wide as its container by default.
 * Its shapes are a cached sprite file: a globe on the Earth's tilt, dotted for markets still to be discovered, and
 * the name in Newsreader (SIL Open Font License). The frame reserves its place until the file is loaded.
 */
export function Logo({ title, ...props }: LogoProps) {
  const name = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return (
    <svg viewBox="0 0 2465 480" width="100%" focusable="false" {...name} {...props}>
      <use href={`${sprite}#logo`} />
    </svg>
  );
}
