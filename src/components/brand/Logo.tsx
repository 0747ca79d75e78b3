import type { SVGProps } from 'react';
import { brandFiles, logoFrame } from './brandFiles';

export interface LogoProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'title' | 'viewBox'> {
  /** Accessible name; empty if the link around the logo has its own. */
  title: string;
}

/**
 * The company's logo in the colour of the surrounding text, as wide as its container by default. The frame reserves its
 * place until the file is loaded.
 */
export function Logo({ title, ...props }: LogoProps) {
  const name = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  const { width, height, id } = logoFrame;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width="100%" focusable="false" {...name} {...props}>
      <use href={`${brandFiles.logo}#${id}`} />
    </svg>
  );
}
