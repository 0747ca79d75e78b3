import puppeteer, { type ConsoleMessage } from 'puppeteer-core';
import type { Engine } from './engine';

/** Objects are handles, so an error's text is asked for in the page. That may be gone. */
async function describe(message: ConsoleMessage): Promise<string> {
  const { url = '', lineNumber = 0 } = message.location();
  const parts = message.args().map((part) => part.evaluate((value: unknown) => String(value)));
  const text = await Promise.all(parts).catch(() => [message.text()]);
  return `${text.join(' ')} (${url}:${lineNumber})`;
}

/** Firefox by WebDriver BiDi, in a window or without one. */
export async function startFirefox(program: string, isShown = false): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    headless: !isShown,
    // In a window it is for a screen reader.
    extraPrefsFirefox: isShown ? { 'accessibility.force_disabled': -1 } : {},
  });
  const page = await browser.newPage();
  const errors: Promise<string>[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(describe(message));
  });
  // Also reports what the policy blocks.
  page.on('pageerror', (error) =>
    errors.push(Promise.resolve(error instanceof Error ? (error.stack ?? '') : String(error))),
  );
  return {
    name: await browser.version(),
    open: async (url) => {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    resize: (width, height) => page.setViewport({ width, height }),
    movePointer: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    takeErrors: () => Promise.all(errors.splice(0)),
    print: () => page.pdf({ format: 'a4' }),
    close: () => browser.close(),
  };
}
