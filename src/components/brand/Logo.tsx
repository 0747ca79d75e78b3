import type { SVGProps } from 'react';
import sprite from './logo.sprite.svg';
import { logoSize } from './logoShapes';

export interface LogoProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'title' | 'viewBox'> {
  /** Accessible name; leave it empty where the link around the logo has its own. */
  title: string;
}

/**
 * The company's logo in the colour of the text around it; as wide as its container unless told otherwise.
 *
 * Its shapes are in a file that the browser keeps (`logoSprite.ts`): bar and footer of every page show it. The frame
 * gives it its place before the file is there.
 */
export function Logo({ title, ...props }: LogoProps) {
  const name = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return (
    <svg
      viewBox={`0 0 ${logoSize.width} ${logoSize.height}`}
      width="100%"
      focusable="false"
      {...name}
      {...props}
    >
      <use href={`${sprite}#logo`} />
    </svg>
  );
}
