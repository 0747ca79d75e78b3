import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import type { Engine, Key } from './engine';

/** An element by its role and accessible name, and by a selector of what holds it. A `summary`, which has no role, by its text. */
export interface Target {
  role: string;
  name: string | RegExp;
  within?: string;
}

/** The queries of component tests, as a script: https://testing-library.com/docs/queries/byrole */
const queries = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

const limitMs = 20_000;
const pauseMs = 100;

const place = v.nullable(v.object({ x: v.number(), y: v.number() }));

/** An expression in the page: the first visible element, or undefined. */
function elementOf({ role, name, within = 'body' }: Target): string {
  const wanted = typeof name === 'string' ? JSON.stringify(name) : String(name);
  const query =
    role === 'summary'
      ? `queryAllByText(part, ${wanted}, { selector: 'summary, summary *' }).map((text) => text.closest('summary'))`
      : `queryAllByRole(part, ${JSON.stringify(role)}, { name: ${wanted} })`;
  // Collapsed elements keep their role, so they are filtered out.
  return `[...document.querySelectorAll(${JSON.stringify(within)})].flatMap((part) =>
    TestingLibraryDom.${query}).find((element) => element.checkVisibility())`;
}

/** The middle of what can be pressed of an element: of itself or, where that is covered, of its label. */
function pressablePlace(element: string): string {
  return `(() => {
    const element = ${element};
    if (!element) return null;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    for (const part of [element, ...(element.labels ?? [])]) {
      const { left, top, width, height } = part.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (part.contains(document.elementFromPoint(x, y))) return { x, y };
    }
    return null;
  })()`;
}

/** Acts and looks as a visitor does, in any engine. Waiting in vain throws an error that names the thing waited for. */
export class Visitor {
  constructor(
    private readonly engine: Engine,
    private readonly siteUrl: string,
  ) {}

  /** Resolves once the start script of the page has run. */
  async open(path: string): Promise<void> {
    await this.engine.open(this.siteUrl + path);
    await this.until(`the start of ${path}`, "document.documentElement.hasAttribute('data-started')");
  }

  /** Waits until an expression in the page is true. */
  async until(what: string, expression: string): Promise<void> {
    await this.poll(what, async () => (await this.evaluate(expression)) === true);
  }

  sees(target: Target): Promise<void> {
    return this.until(`${target.role} “${String(target.name)}”`, `${elementOf(target)} !== undefined`);
  }

  seesNoLonger(target: Target): Promise<void> {
    return this.until(
      `the end of ${target.role} “${String(target.name)}”`,
      `${elementOf(target)} === undefined`,
    );
  }

  has(target: Target, attribute: string, value: string): Promise<void> {
    const expression = `${elementOf(target)}?.getAttribute(${JSON.stringify(attribute)}) === ${JSON.stringify(value)}`;
    return this.until(`${attribute}=${value} of ${target.role} “${String(target.name)}”`, expression);
  }

  async click(target: Target): Promise<void> {
    const { x, y } = await this.placeOf(target);
    await this.engine.click(x, y);
  }

  async pointAt(target: Target): Promise<void> {
    const { x, y } = await this.placeOf(target);
    await this.engine.movePointer(x, y);
  }

  async focus(target: Target): Promise<void> {
    await this.sees(target);
    await this.evaluate(`${elementOf(target)}.focus()`);
  }

  async write(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.engine.type(text);
  }

  async press(...keys: readonly Key[]): Promise<void> {
    for (const key of keys) await this.engine.press(key);
  }

  /** Evaluates an expression in the page. */
  async evaluate(expression: string): Promise<unknown> {
    const known = await this.engine.evaluate('typeof TestingLibraryDom');
    if (known !== 'object') await this.engine.evaluate(queries);
    return this.engine.evaluate(expression);
  }

  /** Once it has stopped moving. */
  private async placeOf(target: Target): Promise<{ x: number; y: number }> {
    const seen: v.InferOutput<typeof place>[] = [];
    await this.poll(`${target.role} “${String(target.name)}” that can be pressed`, async () => {
      const now = v.parse(place, await this.evaluate(pressablePlace(elementOf(target))));
      const before = seen.at(-1);
      seen.push(now);
      return now !== null && now.x === before?.x && now.y === before.y;
    });
    return seen.at(-1) ?? { x: 0, y: 0 };
  }

  private async poll(what: string, condition: () => Promise<boolean>): Promise<void> {
    const limit = Date.now() + limitMs;
    let last: unknown;
    while (Date.now() < limit) {
      try {
        if (await condition()) return;
        last = undefined;
      } catch (error) {
        // A page that is being replaced answers nothing.
        last = error;
      }
      await wait(pauseMs);
    }
    throw new Error(`Waited in vain for ${what}.`, { cause: last });
  }
}
