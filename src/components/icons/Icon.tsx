import type { SVGProps } from 'react';
import sprite from './icons.sprite.svg';
import type { IconName } from './iconNames';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'name' | 'children' | 'viewBox'> {
  name: IconName;
  /** Accessible name. Without it the icon is decorative: text beside it must say the same. */
  label?: string;
  /** CSS length of the side; `em` grows with the text. */
  boxSize?: string;
}

/** Line icon in the colour of the surrounding text. All icons are one cached sprite file. */
export function Icon({ name, label, boxSize = '1em', ...props }: IconProps) {
  const semantics = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      width={boxSize}
      height={boxSize}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...semantics}
      {...props}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
