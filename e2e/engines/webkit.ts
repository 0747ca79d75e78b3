import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { ProcessGroup } from '../../platform/processGroup';
import { freePort } from '../../platform/freePort';
import { waitForHealth } from '../../platform/http/serverStart';
import type { Engine, Key as KeyName } from './engine';

const keys: Record<KeyName, string> = {
  ' ': Key.SPACE,
  ArrowDown: Key.ARROW_DOWN,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
};

const printLimitMs = 30_000;

const isError = /\bCONSOLE( [A-Z]+)? ERROR\b/;

/**
 * WebKit reports a request to the page's own origin as refused if it ended because the page was left. Refusals by the
 * policy read otherwise.
 */
const isLeft = /^(https?:\/\/[^/]+)\/.* cannot load \1\/.* due to access control checks\.$/;

/** @throws Error with the driver's output when it does not start */
async function startDriver(port: number): Promise<ProcessGroup> {
  const lines: string[] = [];
  // GTK has no windows without a display. Its size is that of the largest window of the walk.
  const args = ['-a', '-s', '-screen 0 1280x860x24', 'WebKitWebDriver', `--port=${port}`];
  const driver = new ProcessGroup('xvfb-run', args, {
    // The window names the printer by its English name.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    onLine: (line) => lines.push(line),
  });
  if (await waitForHealth(`http://127.0.0.1:${port}/status`, driver.ended)) return driver;
  throw new Error(`WebKitWebDriver did not start.\n${lines.join('\n')}`);
}

function newSession(port: number, profile: string): Promise<WebDriver> {
  const browserOptions = {
    binary: '/usr/bin/python3',
    args: [path.join(__dirname, 'webkitWindow.py'), profile],
  };
  return new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({ browserName: 'WebKitGTK', 'webkitgtk:browserOptions': browserOptions }),
    )
    .build();
}

/** WebKitGTK by its WebDriver, in a window of {@link file://./webkitWindow.py} on a display of its own. */
export async function startWebKit(): Promise<Engine> {
  const profile = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  const port = await freePort();
  const driver = await startDriver(port);
  const stop = async () => {
    await driver.stop();
    await rm(profile, { recursive: true, force: true });
  };
  try {
    const session = await newSession(port, profile);
    return await engineOf(session, profile, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function engineOf(session: WebDriver, profile: string, stop: () => Promise<void>): Promise<Engine> {
  const capabilities = await session.getCapabilities();
  let read = 0;
  const at = (x: number, y: number) => ({
    x: Math.round(x),
    y: Math.round(y),
    origin: Origin.VIEWPORT,
    duration: 0,
  });
  return {
    name: `WebKitGTK ${capabilities.getBrowserVersion()}`,
    open: (url) => session.get(url),
    evaluate: (expression) => session.executeScript(`return ${expression}`),
    resize: async (width, height) => {
      await session.manage().window().setRect({ width, height });
    },
    movePointer: (x, y) => session.actions().move(at(x, y)).perform(),
    click: (x, y) => session.actions().move(at(x, y)).click().perform(),
    press: (key) => session.actions().sendKeys(keys[key]).perform(),
    type: (text) => session.actions().sendKeys(text).perform(),
    takeErrors: async () => {
      const lines = (await readFile(path.join(profile, 'console.log'), 'utf8')).split('\n');
      const errors = lines.slice(read).filter((line) => isError.test(line) && !isLeft.test(line));
      read = lines.length - 1;
      return errors;
    },
    // The driver knows no such command: the window writes a file.
    print: async () => {
      const file = path.join(profile, 'page.pdf');
      await session.executeScript('webkit.messageHandlers.print.postMessage(null)');
      await session.wait(() => existsSync(file), printLimitMs);
      const pdf = await readFile(file);
      await rm(file);
      return pdf;
    },
    close: async () => {
      await session.quit();
      await stop();
    },
  };
}
