import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { ProcessGroup, stopProcessGroups } from '../../../platform/processGroup';
import { runScript, ScriptError } from '../../../platform/runScript';
import chart from '../../../locales/fr/chart.json';
import tabs from '../../../locales/fr/tabs.json';
import { consentRevision, cookieTable } from '../../../src/cookies/cookieTable';
import { localeDetails } from '../../../src/i18n/locales';
import { pagePath } from '../../../src/routes/routeTable';
import { startFirefox } from '../firefox';
import { fundPath, serveSite, siteUrl } from '../servedSite';
import { Visitor } from '../Visitor';
import expectedTexts from './expected.json';

/**
 * `npm run test:orca`: what the screen reader Orca says of the tests' release in Firefox, against `expected.json`. It takes a display
 * and a bus of its own, and Debian's orca, at-spi2-core, xvfb, dbus-x11 and xdotool.
 */

const limitMs = 40_000;
const pauseMs = 250;
const quietMs = 1_500;

const run = promisify(execFile);

/** In the order of `says`, each behind the one before; `never` is what it must not say. */
const expected = v.parse(
  v.record(v.string(), v.object({ says: v.array(v.string()), never: v.array(v.string()) })),
  expectedTexts,
);

/** Reads what Orca has said from its log. It prints each utterance there, with or without a voice. */
class Speech {
  private readFrom = 0;

  constructor(private readonly log: string) {}

  async since(): Promise<string[]> {
    const text = (await readFile(this.log, 'utf8').catch(() => '')).slice(this.readFrom);
    return text.split(/\n(?=\d\d:\d\d:\d\d\.\d+ - )/).flatMap((entry) => {
      const said = /SPEECH OUTPUT: '([\s\S]*)'\s*(?:\{[\s\S]*\})?\s*$/.exec(entry)?.[1];
      return said ? [said] : [];
    });
  }

  async until(text: string): Promise<void> {
    const limit = Date.now() + limitMs;
    while (!(await this.since()).some((said) => said.includes(text)) && Date.now() < limit)
      await wait(pauseMs);
  }

  /** Waits until it has nothing more to say: on a busy machine Orca drops what it was told before a key. */
  async end(): Promise<void> {
    const limit = Date.now() + limitMs;
    let before = -1;
    let said = 0;
    while (said !== before && Date.now() < limit) {
      await wait(quietMs);
      before = said;
      said = (await this.since()).length;
    }
  }

  async forget(): Promise<void> {
    this.readFrom = (await readFile(this.log, 'utf8').catch(() => '')).length;
  }
}

/** The first text that was not said in its turn. */
function firstMissing(said: string, texts: readonly string[]): string | undefined {
  let from = 0;
  return texts.find((text) => {
    const place = said.indexOf(text, from);
    from = place + text.length;
    return place < 0;
  });
}

/** Acts, and waits until Orca has said what is expected. @returns what is wrong */
async function listen(speech: Speech, scene: string, act: () => Promise<void>): Promise<string[]> {
  const { says = [], never = [] } = expected[scene] ?? {};
  await speech.forget();
  await act();
  const limit = Date.now() + limitMs;
  let said: string[] = [];
  let missing: string | undefined;
  do {
    await wait(pauseMs);
    said = await speech.since();
    missing = firstMissing(said.join('\n'), says);
  } while (missing !== undefined && Date.now() < limit);
  console.log(`\n${scene}: ${said.join(' | ')}`);
  return [
    ...(missing === undefined ? [] : [`${scene}: “${missing}” was not said in its turn`]),
    ...never.filter((text) => said.join('\n').includes(text)).map((text) => `${scene}: “${text}” was said`),
  ];
}

async function startOrca(folder: string): Promise<Speech> {
  const log = path.join(folder, 'orca.log');
  const ownScripts = path.join(folder, '.local/share/orca');
  await mkdir(ownScripts, { recursive: true });
  await writeFile(
    path.join(ownScripts, 'orca-customizations.py'),
    // It says what a scene does, not the page that has come.
    'import orca.debug, orca.settings\norca.debug.debugFile.reconfigure(line_buffering=True)\norca.settings.sayAllOnLoad = False\n',
  );
  // Settings of its own, and no voice: without one Orca does not wait for the end of an utterance.
  const env = {
    ...process.env,
    HOME: folder,
    LANG: 'C.UTF-8',
    SPEECHD_ADDRESS: 'unix_socket:/nonexistent',
    SPEECHD_CMD: '/bin/false',
  };
  const quiet = { env, onLine: () => undefined };
  new ProcessGroup('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately'], quiet);
  await wait(1_000);
  new ProcessGroup('orca', ['--replace', `--debug-file=${log}`, '--disable=braille'], quiet);
  const speech = new Speech(log);
  await speech.until('Screen reader on');
  return speech;
}

/** Keys by X, which Orca sees; those of the browser's driver stay in the page. */
async function pressKeys(speech: Speech, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await run('xdotool', ['key', key]);
    await speech.end();
  }
}

const isKnown = [
  `${cookieTable.disclaimerValidated.name}=true`,
  `${cookieTable.consent.name}=${encodeURIComponent(JSON.stringify({ categories: ['necessary'], revision: consentRevision, lastConsentTimestamp: '' }))}`,
];

async function main(): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'orca-'));
  try {
    await serveSite();
    const speech = await startOrca(folder);
    const firefox = await startFirefox(process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr', true);
    const visitor = new Visitor(firefox, siteUrl);
    const fund = await fundPath();
    const problems: string[] = [];

    /** By a press on its margin: the keyboard is in the browser's own bars otherwise. */
    const enter = async (page: string) => {
      await visitor.open(page);
      await run('xdotool', ['search', '--onlyvisible', '--class', 'firefox', 'windowfocus']);
      await run('xdotool', ['mousemove', '6', '500', 'click', '1']);
      await speech.end();
    };
    await enter(fund);
    problems.push(
      ...(await listen(speech, 'disclaimer', async () => {
        await enter(fund);
        await visitor.sees({ role: 'radio', name: localeDetails.fr.name });
        await pressKeys(speech, 'Tab', 'Tab', 'Tab', 'Tab');
      })),
    );

    await visitor.evaluate(isKnown.map((cookie) => `document.cookie = '${cookie}; path=/'`).join(';'));
    await enter(fund);
    // Reading stops at the end of the page: the head has to be all of it.
    await visitor.evaluate(
      `document.querySelectorAll('header, footer, dialog, main > * > :not(:first-child), main > :not(:first-child)').forEach((part) => part.remove())`,
    );
    problems.push(
      ...(await listen(speech, 'head of a fund', async () => {
        await pressKeys(speech, 'ctrl+Home', 'KP_Add');
      })),
    );

    for (const [scene, target] of [
      ['tabs', { role: 'link', name: tabs.title.performances }],
      ['chart', { role: 'button', name: chart.range['3y'] }],
    ] as const) {
      await enter(fund);
      await speech.forget();
      await visitor.focus(target);
      await speech.until(target.name);
      problems.push(
        ...(await listen(speech, scene, async () => {
          await pressKeys(speech, 'Return');
        })),
      );
    }

    await enter(pagePath('contact', 'fr'));
    problems.push(
      ...(await listen(speech, 'contact form', async () => {
        await visitor.focus({ role: 'textbox', name: /^Prénom/ });
        await pressKeys(speech, 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab');
      })),
    );

    await firefox.close();
    if (problems.length > 0) throw new ScriptError(problems.join('\n'));
    console.log('\nOrca said what is expected.');
  } finally {
    await stopProcessGroups();
    await rm(folder, { recursive: true, force: true });
  }
}

runScript(main);
