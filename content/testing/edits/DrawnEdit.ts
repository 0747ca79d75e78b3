import { type FieldPath, type Json, valueAt } from '../../../platform/jsonValues';
import { applyEdits, type Field, fieldsOf, valueOf } from '../../drafts/fieldEdits';
import type { FieldEdit } from '../../drafts/jsonEdits';

/** Files of a content by path. */
export type ContentFiles = ReadonlyMap<string, Buffer>;

/** The content has nothing of the kind that was drawn. */
export class NothingToEdit extends Error {}

/** It decides by chance, and alike for the same numbers. */
export class Draws {
  /** @param random numbers in [0, 1) */
  constructor(private readonly random: () => number) {}

  below(count: number): number {
    return Math.floor(this.random() * count);
  }

  isOneIn(count: number): boolean {
    return this.below(count) === 0;
  }

  /** @throws NothingToEdit where there are none */
  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new NothingToEdit();
    return item;
  }
}

/** An edit of a content while it is drawn: it sees the files as they are after what was drawn before. */
export class DrawnEdit {
  /** `null` removes a file. */
  readonly changes = new Map<string, Buffer | null>();

  constructor(
    private readonly before: ContentFiles,
    readonly draws: Draws,
    /** `YYYY-MM-DD` */
    readonly today: string,
    /** Makes names of new items unlike all others. */
    readonly number: number,
  ) {}

  names(pattern: RegExp): string[] {
    const names = new Set([...this.before.keys(), ...this.changes.keys()]);
    return [...names].filter((name) => pattern.test(name) && this.changes.get(name) !== null).sort();
  }

  pickName(pattern: RegExp): string {
    return this.draws.pick(this.names(pattern));
  }

  read(name: string): Buffer {
    const bytes = this.changes.has(name) ? this.changes.get(name) : this.before.get(name);
    if (!bytes) throw new NothingToEdit();
    return bytes;
  }

  text(name: string): string {
    return this.read(name).toString();
  }

  value(name: string): Json {
    return valueOf(this.text(name), name) as Json;
  }

  fields(name: string): Field[] {
    return fieldsOf(this.text(name), name);
  }

  texts(name: string): { path: FieldPath; text: string }[] {
    return this.fields(name).flatMap(({ path, value }) =>
      typeof value === 'string' ? [{ path, text: value }] : [],
    );
  }

  /** @throws NothingToEdit where it has none at the path */
  textAt(name: string, path: FieldPath): string {
    const text = valueAt(this.value(name), path);
    if (typeof text !== 'string') throw new NothingToEdit();
    return text;
  }

  write(name: string, content: Buffer | string): void {
    this.changes.set(name, Buffer.from(content));
  }

  remove(name: string): void {
    this.changes.set(name, null);
  }

  move(name: string, to: string): void {
    this.write(to, this.read(name));
    this.remove(name);
  }

  /** Changes fields as the desk does. @throws RefusedEdit */
  edit(name: string, ...edits: FieldEdit[]): void {
    this.write(name, applyEdits(this.text(name), name, edits));
  }

  set(name: string, path: FieldPath, value: Json | undefined): void {
    this.edit(name, { path, value });
  }

  /** A day before or after today. */
  day(offset: number): string {
    const date = new Date(`${this.today}T12:00:00Z`);
    date.setUTCDate(date.getUTCDate() + offset);
    return date.toISOString().slice(0, 10);
  }
}
