import path from 'node:path';
import { editKinds } from '../content/testing/edits/editKinds';
import { EditedSite, type MadeRelease, unequalFiles } from '../content/testing/edits/EditedSite';
import { testSite } from './testing/siteCopy';

/*
 * Edits that one seed decides are published one after the other, each compared with the release that the publishes before it have
 * made: whatever such a release has must be what a build of all of it makes.
 */

const isFull = process.env.ENDURANCE === 'full';
const seed = Number(process.env.ENDURANCE_SEED ?? (isFull ? Date.now() % 1_000_000 : 1));
/** Kinds of the short run: titles and texts are in `otherContent.build.test.ts`. */
const shortRun = ['brand: colour', 'team: portrait replaced', 'news: new', 'fund: slug'] as const;
const editCount = isFull ? Number(process.env.ENDURANCE_EDITS ?? 300) : shortRun.length;
const editsBetweenBuilds = isFull ? 10 : editCount;

const minutes = 60_000;

/** More say the same again. */
const maxFaults = 20;
const maxFiles = 10;

let site: EditedSite;
beforeAll(async () => {
  site = await EditedSite.create(isFull ? path.join(path.dirname(testSite), 'edited-site') : testSite, seed);
}, 2 * minutes);
afterAll(() => site.close());

/** A text for the rows of a table: without the names in it. */
const general = (text: string) =>
  text.replace(/image of \S+ is/, 'image of … is').replace(/\/[a-z]{2}\/\S*/g, '…');

class Tally {
  readonly faults: string[] = [];
  private edits = 0;
  private rendered = 0;
  private stopped = 0;
  private readonly kinds = new Set<string>();
  /** Kinds of the edits after which Gatsby has built, by reason. */
  private readonly reasons = new Map<string, string[]>();

  note(kind: string, { reason, report, problems }: MadeRelease): void {
    this.edits += 1;
    this.kinds.add(kind);
    if (problems.length > 0) this.stopped += 1;
    if (reason === undefined) this.rendered += report.rendered.length;
    else this.reasons.set(general(reason), [...(this.reasons.get(general(reason)) ?? []), kind]);
  }

  fault(where: string, files: readonly string[]): void {
    const more = files.length > maxFiles ? `, and ${files.length - maxFiles} more` : '';
    const fault = `${where}: ${files.slice(0, maxFiles).join(', ')}${more}`;
    this.faults.push(fault);
    // At once: a long run may be stopped before its end.
    process.stderr.write(`${fault}\n`);
  }

  print(): void {
    const refused = [...site.content.refused.values()].reduce((sum, count) => sum + count, 0);
    const never = Object.keys(editKinds).filter((kind) => !this.kinds.has(kind));
    const rows = Array.from(this.reasons, ([reason, kinds]) => {
      const all = [...new Set(kinds)].sort().join(', ');
      return `| ${reason} | ${kinds.length} | ${all} |`;
    });
    console.info(
      [
        `ENDURANCE_SEED=${seed}: ${this.edits} edits of ${this.kinds.size} kinds, ${refused} refused by the content's check and drawn again; ` +
          `${this.rendered} pages rendered without Gatsby; ${this.stopped} releases with dead links and the like`,
        ...(isFull && never.length > 0 ? [`Made by no edit alone: ${never.join(', ')}`] : []),
        '| why Gatsby has built | times | after edits of |',
        '| --- | --- | --- |',
        ...rows,
      ].join('\n'),
    );
  }
}

/** Makes the next edit and publishes it. Where it was made wrongly, the edits after it are compared with what Gatsby makes. */
async function editAndPublish(tally: Tally, number: number): Promise<void> {
  const { kind, files } = await site.content.edit(isFull ? undefined : shortRun[number - 1]);
  const where = `edit ${number} of ENDURANCE_SEED=${seed}, ${kind} (${files.slice(0, 3).join(', ')})`;
  const made = await site.publish();
  tally.note(kind, made);
  if (made.unlikeWhole.length > 0) tally.fault(`${where}, rendered whole`, made.unlikeWhole);
  const isLast = number + editsBetweenBuilds > editCount;
  const isTenth = number % editsBetweenBuilds === 0;
  if (!isTenth && made.unlikeWhole.length === 0) return;
  if (isFull && isTenth && isLast) await site.removeCaches();
  const built = await site.publish({ withGatsby: true });
  const unequal = await unequalFiles(made.folder, built.folder);
  if (unequal.length > 0) tally.fault(`${where}, built by Gatsby`, unequal);
  if (built.unlikeWhole.length > 0) tally.fault(`${where}, Gatsby's own`, built.unlikeWhole);
}

test(
  `the releases of ${editCount} edits are to the byte those that Gatsby builds`,
  async () => {
    const tally = new Tally();
    try {
      const { unlikeWhole } = await site.publish({ withGatsby: true });
      expect(unlikeWhole).toEqual([]);
      for (let number = 1; number <= editCount && tally.faults.length < maxFaults; number += 1)
        await editAndPublish(tally, number);
    } finally {
      tally.print();
    }
    expect(tally.faults).toEqual([]);
  },
  isFull ? 12 * 60 * minutes : 15 * minutes,
);
