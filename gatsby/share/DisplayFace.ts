import { create, type Font } from 'fontkit';

type Run = { font: Font; text: string };

/** A text as outlines: what it looks like depends on no font of the machine that draws it. */
export class DisplayFace {
  /** @param fonts the first that has a letter draws it */
  constructor(private readonly fonts: readonly Font[]) {}

  static of(files: readonly Buffer[]): DisplayFace {
    return new DisplayFace(files.map((file) => create(file)));
  }

  /** Letters that no font has are left out; a narrow space becomes one of the usual width. */
  private runsOf(text: string): Run[] {
    const runs: Run[] = [];
    for (const letter of text.normalize('NFC').replaceAll('\u202f', '\u00a0')) {
      const codePoint = letter.codePointAt(0) ?? 0;
      const font = this.fonts.find((candidate) => candidate.hasGlyphForCodePoint(codePoint));
      if (!font) continue;
      const last = runs.at(-1);
      if (last?.font === font) last.text += letter;
      else runs.push({ font, text: letter });
    }
    return runs;
  }

  /** In the unit of `size`. */
  widthOf(text: string, size: number): number {
    return this.runsOf(text)
      .map(({ font, text: part }) => (font.layout(part).advanceWidth * size) / font.unitsPerEm)
      .reduce((sum, width) => sum + width, 0);
  }

  /** SVG groups of the letters, the first one's foot at `x`, `y`. */
  outlines(text: string, size: number, x: number, y: number): string {
    let pen = x;
    return this.runsOf(text)
      .map(({ font, text: part }) => {
        const { glyphs, positions } = font.layout(part);
        const scale = size / font.unitsPerEm;
        return glyphs.map((glyph, index) => {
          const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
          const left = (pen + xOffset * scale).toFixed(2);
          const foot = (y - yOffset * scale).toFixed(2);
          pen += xAdvance * scale;
          const outline = glyph.path.toSVG();
          if (outline === '') return '';
          const shown = scale.toFixed(5);
          return `<path transform="translate(${left} ${foot}) scale(${shown} -${shown})" d="${outline}"/>`;
        });
      })
      .flat()
      .join('');
  }
}
