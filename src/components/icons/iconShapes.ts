/** Strokes of an icon; a stroke of no length (`h0`) is a dot. */
export interface IconShape {
  viewBox: string;
  paths: readonly string[];
}

const grid = '0 0 24 24';

function shape(...paths: string[]): IconShape {
  return { viewBox: grid, paths };
}

/** Upper half of a sheet with its corner folded; the file type's letters stand below it. */
const sheet = 'M5.25 11V5a1.25 1.25 0 0 1 1.25-1.25h7.75L18.75 8.25V11M14 4v4.5h4.5';

/** Line icons on a grid of 24, all drawn with one stroke of 1.5. */
export const iconShapes = {
  podcast: shape(
    'M12 3.25A2.75 2.75 0 0 0 9.25 6v5.5a2.75 2.75 0 0 0 5.5 0V6A2.75 2.75 0 0 0 12 3.25z',
    'M5.75 11.25a6.25 6.25 0 0 0 12.5 0M12 17.5v3.25M8.75 20.75h6.5',
  ),
  'press-release': shape(
    'M3.75 10v4.25h3.5L15.5 18.5V5.75L7.25 10z',
    'M18.5 9.25a4.25 4.25 0 0 1 0 5.75M7.25 14.25l1.25 5h2.75l-.9-3.4',
  ),
  videos: shape('M3.75 5.25h16.5v13.5H3.75z', 'M10 8.75v6.5L15.25 12z'),
  article: shape('M5.25 3.75h13.5v16.5H5.25z', 'M8.75 8h6.5M8.75 12h6.5M8.75 16h3.5'),
  pdf: shape(
    sheet,
    'M4.25 20.25v-6h1.9a1.8 1.8 0 0 1 0 3.6h-1.9M10.25 14.25v6h1.25a3 3 0 0 0 0-6zM17.5 20.25v-6h3M17.5 17.25h2.5',
  ),
  csv: shape(
    sheet,
    'M7.75 15.4a1.85 1.85 0 0 0-3.5.85v2a1.85 1.85 0 0 0 3.5.85',
    'M13.75 15.5c-.25-.8-.85-1.25-1.65-1.25-1 0-1.7.6-1.7 1.45 0 2 3.45 1.05 3.45 3.1 0 .9-.75 1.45-1.75 1.45-.9 0-1.6-.45-1.85-1.3',
    'M16.5 14.25l2 6 2-6',
  ),
  xlsx: shape(
    sheet,
    'M2.5 14.25l3.5 6M6 14.25l-3.5 6M8.5 14.25v6h2.25',
    'M15.75 15.4c-.2-.75-.7-1.15-1.35-1.15-.8 0-1.4.6-1.4 1.45 0 2 2.85 1.05 2.85 3.1 0 .9-.6 1.45-1.45 1.45-.75 0-1.35-.45-1.55-1.3',
    'M18 14.25l3.5 6M21.5 14.25l-3.5 6',
  ),
  download: shape('M12 3.75v11.5M7 10.5l5 5 5-5M4.25 19.75h15.5'),
  'caret-down': shape('M5.5 9l6.5 6.5L18.5 9'),
  burger: shape('M3.25 6.75h17.5M3.25 12h17.5M3.25 17.25h17.5'),
  close: shape('M5.5 5.5l13 13M18.5 5.5l-13 13'),
  external: shape('M13.5 4.25h6.25v6.25M19.75 4.25l-9 9', 'M17.25 13.5v6.25h-13v-13h6.25'),
  'arrow-right': shape('M3.75 12h16.5M14 5.75L20.25 12 14 18.25'),
  'arrow-up': shape('M12 20.25V3.75M5.75 10L12 3.75 18.25 10'),
  copy: shape('M8.25 8.25h11.5v11.5H8.25z', 'M15.75 8V4.25H4.25v11.5H8'),
  link: shape('M10.25 7.5h-2.5a4.5 4.5 0 0 0 0 9h2.5M13.75 7.5h2.5a4.5 4.5 0 0 1 0 9h-2.5M8.25 12h7.5'),
  check: shape('M4.25 12.5l5 5L19.75 6.75'),
  minus: shape('M4.75 12h14.5'),
  search: shape('M10.5 3.75a6.75 6.75 0 1 0 0 13.5 6.75 6.75 0 0 0 0-13.5zM15.5 15.5l4.75 4.75'),
  mail: shape('M3.25 5.25h17.5v13.5H3.25z', 'M3.5 5.75L12 13l8.5-7.25'),
  phone: shape(
    'M8.75 3.75h-3.5c-.85 0-1.5.7-1.45 1.55.5 7.85 7.05 14.4 14.9 14.9.85.05 1.55-.6 1.55-1.45v-3.5l-4.5-1.75-1.9 2.35a13.5 13.5 0 0 1-5.7-5.7l2.35-1.9z',
  ),
  linkedin: shape(
    'M3.75 3.75h16.5v16.5H3.75z',
    'M7.75 10.75v5.75M7.75 7.5h0M11.5 16.5v-5.75M11.5 13.1a2.4 2.4 0 0 1 4.8 0v3.4',
  ),
  youtube: shape(
    'M6.5 5.25h11a3.75 3.75 0 0 1 3.75 3.75v6a3.75 3.75 0 0 1-3.75 3.75h-11A3.75 3.75 0 0 1 2.75 15V9A3.75 3.75 0 0 1 6.5 5.25z',
    'M10.25 9.25v5.5L15 12z',
  ),
  twitter: shape('M3.75 4.75h16.5v11.5h-8.5l-4.5 4v-4h-3.5z', 'M7.75 8.75h8.5M7.75 12.25h5'),
  cookie: shape(
    'M20.2 12.6A8.25 8.25 0 1 1 11.4 3.8a3.4 3.4 0 0 0 4.1 4.2 3.6 3.6 0 0 0 4.7 4.6z',
    'M8.75 9.25h0M8.25 14.25h0M13 16h0M12.5 11.75h0M17.75 4.5h0',
  ),
  globe: shape(
    'M12 3.75a8.25 8.25 0 1 0 0 16.5 8.25 8.25 0 0 0 0-16.5z',
    'M12 3.75c-4.7 5-4.7 11.5 0 16.5M12 3.75c4.7 5 4.7 11.5 0 16.5M4 12h16',
  ),
  profile: shape('M12 3.75a4 4 0 1 0 0 8 4 4 0 0 0 0-8z', 'M4.25 20.25a7.75 5.5 0 0 1 15.5 0'),
  calendar: shape('M3.75 5.75h16.5v14.5H3.75z', 'M3.75 10h16.5M8 3.25v4.5M16 3.25v4.5'),
  warning: shape('M12 4l9 16H3z', 'M12 10v4.75M12 17.25h0'),
} as const satisfies Record<string, IconShape>;

export type IconName = keyof typeof iconShapes;
