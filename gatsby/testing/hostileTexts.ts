import type { PageCode } from '../../src/routes/pageCodes';
import { type ComponentRow, componentRow } from './contentRows';

/** 80 letters without a place to break. */
export const longWord = 'Beteiligungsgesellschaftsvermögensverwaltungsfinanzierungsverbesserungsmassnahme';

/** 60 letters. */
export const longShareName = 'InstitutionellThesaurierendWährungsgesichertAusschüttungslos';

export const arabicTitle = 'الأسواق الناشئة: شركة تلو الأخرى';
export const hebrewName = 'עדה קורבן';
export const chineseTitle = '新兴市场展望：逐家公司研究';

function blockOfWords(
  kind: ComponentRow['kind'],
  items: readonly Record<string, string>[] = [],
  texts: Record<string, string> = {},
): ComponentRow {
  const numbered = items.flatMap((item, index) =>
    Object.entries(item).map(([code, content]): [string, string] => [`${index + 1}.${code}`, content]),
  );
  return componentRow(kind, {
    title: longWord,
    body: `<p>${longWord}</p>`,
    ...texts,
    ...Object.fromEntries(numbered),
  });
}

const titled = {
  title: longWord,
  body: `<p>${longWord}</p><table><tr><th>${longWord}</th><td>1</td></tr></table>`,
};
const author = { author: longWord };

/** A page with every block that has texts of its own, in long words. */
export const blocksOfWords: Partial<Record<PageCode, ComponentRow[]>> = {
  supports: [
    blockOfWords('LEAD'),
    blockOfWords('PROSE'),
    blockOfWords('CARDS', [titled, titled]),
    blockOfWords('STEPS', [titled, titled]),
    blockOfWords('FIGURES', [{ value: longWord, label: longWord }]),
    blockOfWords('QUOTE', [], author),
    blockOfWords('TIMELINE', [{ ...titled, date: longWord }]),
    blockOfWords('ACCORDION', [titled]),
    blockOfWords('LINKS', [{ ...titled, url: 'https://www.example.org/' }]),
    blockOfWords('CONTACT', [], { action: longWord }),
    blockOfWords('MARKETS_MAP'),
    blockOfWords(
      'BARS',
      [{ label: longWord, value: '40', reference: '60', unit: longWord, note: longWord }],
      {
        itemLabel: longWord,
        seriesLabel: longWord,
        referenceLabel: longWord,
        noteLabel: longWord,
      },
    ),
    blockOfWords(
      'RATING_SCALE',
      [{ class: longWord, range: longWord, body: `<p>${longWord}</p>`, value: '100' }],
      { classLabel: longWord, rangeLabel: longWord, bodyLabel: longWord, valueLabel: longWord },
    ),
  ],
};
