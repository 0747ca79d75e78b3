import { parentPort } from 'node:worker_threads';
import type { Table } from '../../../../content/files/tables';
import type { FileAnswers, LeftOut, NavRefusal } from '../../../api';
import { findNavs, type KnownShare, readNavs } from './parseNavs';
import { type NavRules, planShare } from './planShare';
import { type FileTables, readTables } from './readTables';
import { isinOf, NavFileRefusal } from './tableColumns';

/** A share of the content, and its NAV file. */
export interface ContentShare {
  currency: string | undefined;
  text: string | undefined;
  rules: NavRules;
}

/** A file is asked which of the known ISINs it names, what it changes in their NAVs, or for its few lines. */
export type Wanted =
  | { wanted: 'isins'; known: readonly string[] }
  | { wanted: 'navs'; shares: ReadonlyMap<string, ContentShare>; today: string }
  | { wanted: 'lines' };

export type ImportQuestion = { bytes: Uint8Array; answers: FileAnswers } & Wanted;

export interface ImportAnswer {
  refusal?: NavRefusal;
  isins?: string[];
  navs?: [isin: string, ReturnType<typeof planShare>][];
  tables?: Table[];
  leftOut?: LeftOut[];
}

/** Reads the last NAV of a file, and the days of all. */
function knownOf({ currency, text }: ContentShare): KnownShare {
  const lines = text?.trimEnd().split('\n').slice(1) ?? [];
  const nav = Number(lines.at(-1)?.split(',')[1]);
  return {
    ...(currency !== undefined && { currency }),
    ...(nav > 0 && { nav }),
    days: new Set(lines.map((line) => line.split(',', 1)[0] ?? '')),
  };
}

/** The server goes on with these itself: a portfolio has a hundred lines or so. */
const [maxLines, maxCells] = [1_000, 20_000];

function assertFew(tables: readonly Table[]): void {
  const rows = tables.flatMap((table) => table.rows);
  const cells = rows.reduce((sum, row) => sum + row.cells.length, 0);
  if (rows.length > maxLines || cells > maxCells) throw new NavFileRefusal({ reason: 'too-many-lines' });
}

/** The same file is asked for twice in a row, and again once somebody has answered. */
let last: { bytes: Buffer; read: FileTables } | undefined;

/** @throws NavFileRefusal */
function answerTo({
  bytes: { buffer, byteOffset, length },
  answers,
  ...question
}: ImportQuestion): ImportAnswer {
  const bytes = Buffer.from(buffer, byteOffset, length);
  if (!last?.bytes.equals(bytes)) last = { bytes, read: readTables(bytes) };
  const { tables, leftOut } = last.read;
  if (question.wanted === 'lines') {
    assertFew(tables);
    return { tables, leftOut };
  }
  const places = findNavs(tables, answers);
  if (question.wanted === 'isins') {
    const named = new Set(places.map(({ isin }) => isinOf(isin.cell)));
    return { isins: question.known.filter((isin) => named.has(isin)) };
  }
  const { shares, today } = question;
  const known = new Map(Array.from(shares, ([isin, share]) => [isin, knownOf(share)]));
  const navs: ImportAnswer['navs'] = [];
  for (const [isin, days] of readNavs(places, known, today, answers)) {
    const share = shares.get(isin);
    if (share) navs.push([isin, planShare(share.text, days, share.rules)]);
  }
  return { navs, leftOut };
}

parentPort?.on('message', (question: ImportQuestion) => {
  try {
    parentPort?.postMessage(answerTo(question));
  } catch (error) {
    if (!(error instanceof NavFileRefusal)) throw error;
    parentPort?.postMessage({ refusal: error.refusal } satisfies ImportAnswer);
  }
});
