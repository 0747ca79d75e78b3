/** What is used of fontkit, which has no types of its own. https://github.com/foliojs/fontkit */
declare module 'fontkit' {
  export interface Glyph {
    path: { toSVG: () => string };
  }

  export interface GlyphRun {
    glyphs: Glyph[];
    positions: { xAdvance: number; xOffset: number; yOffset: number }[];
    /** In units of the font. */
    advanceWidth: number;
  }

  export interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint: (codePoint: number) => boolean;
    layout: (text: string) => GlyphRun;
  }

  /** @throws Error when the data is no font */
  export function create(data: Buffer): Font;
}
