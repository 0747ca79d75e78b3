/**
 * Clothes, drawn round the same middle as the face, body turned a little to the right: the neck is between y 90 and
 * y 210, the shoulders end near x ±290, the portrait near y 440.
 */

const shoulders =
  'C-96 214 -168 226 -222 250C-280 276 -304 340 -322 520L322 520C306 340 284 278 232 252C182 228 104 214';

/** Torso closed by the neckline that `neckline` draws from (62, 188) back to (−64, 188). */
function torso(neckline: string): string {
  return `M-64 188${shoulders} 62 188${neckline}Z`;
}

function piece(path: string, colour: string): string {
  return `<path d="${path}" fill="${colour}"/>`;
}

function lines(path: string, colour: string, width = 3): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export interface Cloth {
  base: string;
  /** Folds and the side away from the light. */
  shade: string;
}

/** Folds at the arms, on the side away from the light. */
function sleeves({ shade }: Cloth): string {
  return lines('M-206 452C-202 400 -208 366 -222 338M222 456C216 404 220 372 232 344', shade, 4);
}

export function roundNeck(cloth: Cloth): string {
  return (
    piece(torso('C52 236 -52 238 -64 188'), cloth.base) +
    piece('M-64 188C-52 238 52 236 62 188L74 192C66 258 -66 262 -76 192Z', cloth.shade) +
    sleeves(cloth)
  );
}

export function rollNeck(cloth: Cloth): string {
  const collar =
    'M-58 138C-36 160 36 160 54 136C60 158 64 180 68 198C40 228 -44 228 -74 200C-68 180 -63 158 -58 138Z';
  return (
    piece(torso('L-64 188'), cloth.base) +
    piece(collar, cloth.base) +
    lines(collar, cloth.base, 10) +
    lines(
      'M-80 202C-44 232 40 232 74 200M-44 160C-46 178 -48 196 -52 212M-10 168C-10 186 -10 206 -10 222M26 164C28 182 30 200 34 216',
      cloth.shade,
    ) +
    sleeves(cloth)
  );
}

export function vNeck(cloth: Cloth): string {
  return (
    piece(torso('L6 330L-64 188'), cloth.base) +
    lines('M-70 192L6 336L68 192', cloth.shade, 5) +
    sleeves(cloth)
  );
}

/** Shirt front with its collar; `open` leaves the first button undone. */
export function shirt(cloth: Cloth, open: boolean): string {
  const front = piece(open ? torso('L6 262L-64 188') : torso('L6 218L-64 188'), cloth.base);
  const collar = open
    ? 'M-58 152C-72 176 -80 198 -84 220L-44 284L8 262C-24 226 -48 190 -58 152ZM54 150C68 176 78 196 82 218L56 280L8 262C32 226 48 190 54 150Z'
    : 'M-58 152C-70 176 -78 196 -82 214L-40 268L6 218C-24 200 -48 180 -58 152ZM54 150C66 174 74 194 78 212L46 264L6 218C32 200 48 180 54 150Z';
  return (
    front +
    piece(collar, cloth.base) +
    lines(collar, cloth.shade, 2.5) +
    lines('M8 268V460', cloth.shade, 2.5)
  );
}

export function tie({ base, shade }: Cloth): string {
  return (
    piece('M0 246L14 246L36 480L-20 480Z', base) +
    piece('M-14 216L6 210L26 214L16 250L-4 250Z', base) +
    lines('M-4 250L16 250', shade, 3)
  );
}

/** Jacket worn open over what was drawn before; `deep` is where its lapels meet. */
export function jacket({ base, shade }: Cloth, deep = 430): string {
  const left = `M-66 182${shoulders.slice(0, shoulders.indexOf('L322'))}L10 520L4 ${deep}C-26 360 -60 270 -66 182Z`;
  const right = `M64 182C104 214 182 228 232 252C284 278 306 340 322 520L4 520L6 ${deep}C40 360 64 270 64 182Z`;
  const leftLapel = `M-66 176L-102 216L-128 286L-92 296L-104 316L4 ${deep}C-26 350 -58 262 -66 176Z`;
  const rightLapel = `M64 176L100 214L124 282L92 292L102 312L6 ${deep}C42 350 60 262 64 176Z`;
  return (
    piece(left, base) +
    piece(right, base) +
    piece(leftLapel, shade) +
    piece(rightLapel, shade) +
    lines('M-204 470C-200 410 -206 372 -220 344M222 470C216 410 220 376 232 348', shade, 4)
  );
}

/** Scarf wound once, its end falling on the near side. */
export function scarf({ base, shade }: Cloth): string {
  return (
    piece('M-40 220C-60 300 -64 380 -58 470L10 470C2 380 4 300 16 226Z', base) +
    piece(
      'M-70 140C-40 172 40 172 66 138C84 160 96 190 94 214C50 262 -60 266 -108 218C-104 190 -90 162 -70 140Z',
      base,
    ) +
    lines(
      'M-100 204C-60 236 40 236 92 202M-86 176C-50 204 40 204 82 174M-34 262C-42 330 -44 400 -40 466M-8 262C-12 330 -12 400 -10 466',
      shade,
    )
  );
}

export function bowBlouse({ base, shade }: Cloth): string {
  return (
    piece(torso('C50 232 -50 234 -64 188'), base) +
    piece(
      'M-66 168C-40 206 40 206 62 166C70 180 76 196 78 208C40 246 -44 248 -84 210C-80 196 -74 180 -66 168Z',
      base,
    ) +
    piece(
      'M0 226C-30 280 -38 360 -34 450L-2 450C0 360 6 290 12 236ZM8 226C34 280 44 340 46 420L18 424C14 350 8 290 2 236Z',
      base,
    ) +
    lines(
      'M-84 210C-44 248 40 246 78 208M0 230C-30 280 -38 360 -34 450M-2 450C0 360 6 290 10 236C14 300 16 350 18 424',
      shade,
      2.5,
    )
  );
}
