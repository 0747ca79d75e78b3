import type { Cell } from '../../../../content/files/tables';
import type { FileAnswers } from '../../../api';
import type { Placed } from './tableColumns';

type Mark = NonNullable<FileAnswers['mark']>;

const otherMark = (mark: Mark): Mark => (mark === ',' ? '.' : ',');

const plain = (text: string) => text.replace(/[\s'’]/g, '');

/** A thousand in front, or three decimals: `1,234`. */
const ambiguous = /^-?[1-9]\d{0,2}([.,])\d{3}$/;

/** The decimal mark that a text has for certain. */
function markOf(text: string): Mark | undefined {
  const marks = plain(text).match(/[.,]/g) ?? [];
  const last = marks.at(-1) === ',' ? ',' : '.';
  if (new Set(marks).size === 2) return last;
  if (marks.length > 1) return otherMark(last);
  return marks.length === 1 && !ambiguous.test(plain(text)) ? last : undefined;
}

/** As NAV files write it: `1042.50`. Undefined for what is no number. */
function textOf(number: string, mark: Mark): string | undefined {
  const text = plain(number);
  const grouped = mark === ',' ? /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/ : /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
  const ungrouped = mark === ',' ? /^-?\d+(?:,\d+)?$/ : /^-?\d+(?:\.\d+)?$/;
  if (!grouped.test(text) && !ungrouped.test(text)) return undefined;
  const [whole = '', decimals = ''] = text.replaceAll(otherMark(mark), '').split(mark);
  return `${whole.replace(/^(-?)0+(?=\d)/, '$1')}.${decimals.padEnd(2, '0')}`;
}

/** A spreadsheet keeps 101.3 as 101.30000000000001. */
const heldText = (number: number) => textOf(String(Number(number.toFixed(8))), '.');

/** A number between currencies, brackets of a negative one, and its percent sign, as formats write it. */
const formatted = /^[^\d(-]*(\(?)(-?[\d,]*\.?\d+)\)?\s*(%?)[^\d%]*$/;

interface NumberTexts {
  /** As the cell shows it, and as it keeps it. */
  shown: string;
  held: string;
  isPercent: boolean;
}

function numberIn(cell: Cell, mark: Mark): NumberTexts | undefined {
  if (typeof cell === 'object') {
    const [, bracket, digits, percent] = formatted.exec(cell.shown) ?? [];
    if (digits === undefined || !('number' in cell)) return undefined;
    const shown = textOf(bracket ? `-${digits}` : digits, '.');
    const held = heldText(percent ? cell.number * 100 : cell.number);
    return shown !== undefined && held !== undefined
      ? { shown, held, isPercent: percent === '%' }
      : undefined;
  }
  const isPercent = typeof cell === 'string' && cell.endsWith('%');
  const text = typeof cell === 'number' ? heldText(cell) : textOf(cell.replace(/%$/, ''), mark);
  return text === undefined ? undefined : { shown: text, held: text, isPercent };
}

/** Whether a value can be that of the cell, as far as is known. */
type Fits<Found> = (found: Found, value: number) => boolean;

/** @throws NavFileRefusal for two marks, and to ask which it is */
function decimalMark<Found extends Placed>(
  cells: readonly Found[],
  answer: Mark | undefined,
  fits: Fits<Found>,
): Mark {
  let certain: Mark | undefined;
  const open: { found: Found; text: string; mark: Mark }[] = [];
  for (const found of cells) {
    if (typeof found.cell !== 'string') continue;
    const text = found.cell.replace(/%$/, '');
    const mark = markOf(text);
    if (mark && certain && mark !== certain) throw found.refuse('mixed-marks');
    certain ??= mark;
    const [, uncertain] = ambiguous.exec(plain(text)) ?? [];
    if (uncertain !== undefined) open.push({ found, text, mark: uncertain === ',' ? ',' : '.' });
  }
  const [first] = open;
  if (certain !== undefined || !first) return certain ?? '.';
  const { mark } = first;
  const mixed = open.find((other) => other.mark !== mark);
  if (mixed) throw mixed.found.refuse('mixed-marks');
  const isFitting = (as: Mark) => open.every(({ found, text }) => fits(found, Number(textOf(text, as))));
  const [asDecimals, asThousands] = [isFitting(mark), isFitting(otherMark(mark))];
  if (asDecimals !== asThousands) return asDecimals ? mark : otherMark(mark);
  if (answer !== undefined) return answer;
  const choices = [mark, otherMark(mark)].map((as) => ({
    answers: { mark: as },
    readings: [textOf(first.text, as) ?? ''],
  }));
  throw first.found.refuse('which-mark', undefined, choices);
}

/**
 * Reads the numbers of a file, in the form of NAV files.
 *
 * @param isPercentage percentages are numbers here, and lose their sign
 * @throws NavFileRefusal
 */
export function numberReader<Found extends Placed>(
  cells: readonly Found[],
  { mark: markAnswer, digits: answer }: FileAnswers,
  { fits, isPercentage }: { fits: Fits<Found>; isPercentage: boolean },
) {
  const mark = decimalMark(cells, markAnswer, fits);
  const digits = answer ?? 'shown';
  const read = ({ cell, refuse }: Placed): NumberTexts => {
    const number = numberIn(cell, mark);
    if (!number || (number.isPercent && !isPercentage)) throw refuse('not-number');
    return number;
  };
  for (const found of answer === undefined ? cells : []) {
    const number = numberIn(found.cell, mark);
    if (!number || Number(number.shown) === Number(number.held)) continue;
    const choices = (['shown', 'held'] as const).map((as) => ({
      answers: { digits: as },
      readings: [number[as]],
    }));
    throw found.refuse('which-digits', undefined, choices);
  }
  return (found: Placed): string => read(found)[digits];
}
