import type { SVGProps } from 'react';
import type { IconName } from './iconNames';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'name' | 'children' | 'viewBox'> {
  name: IconName;
  /** Accessible name. Without it the icon is decorative: text beside it must say the same. */
  label?: string;
  /** Length of the side, which grows with the text. WebKit takes `rem` in an attribute of SVG for an error. */
  boxSize?: `${number}em`;
}

/** All icons, in `static/`, which says how lines are drawn. */
const sprite = '/sprites/icons.svg';

/** Line icon in the colour of the surrounding text. */
export function Icon({ name, label, boxSize = '1em', ...props }: IconProps) {
  const semantics = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg width={boxSize} height={boxSize} strokeWidth={1.5} {...semantics} {...props}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
