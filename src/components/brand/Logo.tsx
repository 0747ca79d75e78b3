import type { SVGProps } from 'react';
import { logoSize, markMeridians, markSize, markSlices, markTilt, wordmark } from './logoShapes';

export interface LogoProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'title' | 'viewBox'> {
  /** Accessible name; leave it empty where the link around the logo has its own. */
  title: string;
}

/** The company's logo in the colour of the text around it; as wide as its container unless told otherwise. */
export function Logo({ title, ...props }: LogoProps) {
  const name = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return (
    <svg
      viewBox={`0 0 ${logoSize.width} ${logoSize.height}`}
      width="100%"
      fill="currentColor"
      focusable="false"
      {...name}
      {...props}
    >
      <g transform={`rotate(${markTilt} ${markSize / 2} ${markSize / 2})`}>
        <path d={markSlices} />
        {markMeridians.map(({ path, dotSize }) => (
          <path key={dotSize} d={path} stroke="currentColor" strokeWidth={dotSize} strokeLinecap="round" />
        ))}
      </g>
      <path d={wordmark} />
    </svg>
  );
}
