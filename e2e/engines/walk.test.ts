import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import chart from '../../locales/fr/chart.json';
import compare from '../../locales/fr/compare.json';
import consent from '../../locales/fr/consent.json';
import contact from '../../locales/fr/contact.json';
import disclaimer from '../../locales/fr/disclaimer.json';
import funds from '../../locales/fr/funds.json';
import layout from '../../locales/fr/layout.json';
import search from '../../locales/fr/search.json';
import tabs from '../../locales/fr/tabs.json';
import * as v from 'valibot';
import { stopProcessGroups } from '../../platform/processGroup';
import { contentId } from '../../src/components/layout/contentId';
import { localeDetails } from '../../src/i18n/locales';
import {
  defaultInvestorProfile,
  type InvestorProfileCode,
  investorProfiles,
} from '../../src/profiles/investorProfiles';
import { pagePath } from '../../src/routes/routeTable';
import type { Engine } from './engine';
import { startFirefox } from './firefox';
import { fundPath, profileTitle, serveSite, siteUrl } from './servedSite';
import { Visitor } from './Visitor';
import { startWebKit } from './webkit';

jest.setTimeout(120_000);

const compareLinkOf = v.object({ name: v.string(), isin: v.string() });

const locale = 'fr';
let fund: string;

beforeAll(async () => {
  await serveSite();
  fund = await fundPath();
});

afterAll(stopProcessGroups);

const engines: [string, () => Promise<Engine>][] = [
  ['Firefox', () => startFirefox(process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr')],
  ['WebKitGTK', startWebKit],
];

// In a browser of its own: in Firefox, menus do not open under the pointer once the focus was in the browser's own bars.
test.each(engines)('%s: the keyboard does not leave the disclaimer @short', async (_name, start) => {
  const engine = await start();
  try {
    const visitor = new Visitor(engine, siteUrl);
    await visitor.open(fund);
    await visitor.sees({ role: 'radio', name: localeDetails[locale].name });
    for (let presses = 0; presses < 12; presses += 1) {
      await visitor.press('Tab');
      await visitor.until(
        'the focus out of the page behind',
        `document.activeElement === document.body || document.activeElement.closest('dialog') !== null`,
      );
    }
  } finally {
    await engine.close();
  }
});

// One visit: each step goes on from the one before, and none leaves an error in the console. `npm test` takes what is @short.
describe.each(engines)('%s', (_name, start) => {
  let engine: Engine;
  let visitor: Visitor;

  beforeAll(async () => {
    engine = await start();
    process.stdout.write(`${engine.name}\n`);
    await engine.resize(1280, 860);
    visitor = new Visitor(engine, siteUrl);
  });

  afterAll(() => engine.close());

  afterEach(async () => expect(await engine.takeErrors()).toEqual([]));

  const button = (name: string, within?: string) => ({ role: 'button', name, within });
  const summary = (name: string) => ({ role: 'summary', name, within: 'header' });
  const addressIs = (path: string) =>
    visitor.until(`the page ${path}`, `location.pathname.replace(/\\/$/, '') === ${JSON.stringify(path)}`);

  test('the disclaimer is passed by mouse in a narrow window @short', async () => {
    await engine.resize(360, 720);
    await visitor.open(fund);
    await visitor.click({ role: 'radio', name: localeDetails[locale].name });
    await visitor.click({ role: 'radio', name: await profileTitle() });
    await visitor.click({ role: 'checkbox', name: disclaimer.acceptance });
    await visitor.until(
      'the button in view',
      `(() => {
      const button = document.querySelector('dialog button[type=submit]');
      return button !== null && button.getBoundingClientRect().bottom <= window.innerHeight;
    })()`,
    );
    await visitor.click(button(disclaimer.validate));
    await addressIs(pagePath('index', locale));
  });

  test('consent is refused, and the choice is there again', async () => {
    await visitor.until(
      'the question, as the page is read',
      `(scrollTo(0, scrollY === 0 ? 50 : 0), document.documentElement.hasAttribute('data-consent-asked'))`,
    );
    await visitor.click(button(consent.banner.refuse));
    await visitor.seesNoLonger({ role: 'dialog', name: consent.banner.title });
    await visitor.click(button(layout.cookies, 'footer li'));
    await visitor.sees({ role: 'checkbox', name: new RegExp(`^${consent.categories.analytics.title}`) });
    await visitor.click(button(consent.preferences.save));
    await visitor.seesNoLonger({ role: 'dialog', name: consent.preferences.title });
  });

  test('no page is wider than a narrow window', async () => {
    for (const path of [pagePath('index', locale), fund, pagePath('funds-range', locale)]) {
      await visitor.open(path);
      await visitor.until(
        `${path} in its window`,
        'document.documentElement.scrollWidth <= document.documentElement.clientWidth',
      );
    }
  });

  test('the burger opens its lists and leads to a page @short', async () => {
    await visitor.click(summary(layout.openMenu));
    await visitor.click(summary(layout.funds));
    await visitor.click(summary(layout.equityFunds));
    await visitor.click({ role: 'link', name: layout.contact, within: 'header nav' });
    await addressIs(pagePath('contact', locale));
    await engine.resize(1280, 860);
  });

  test('the menus of the bar open by pointer and by key @short', async () => {
    const company = { role: 'link', name: layout.team, within: 'header' };
    await visitor.pointAt(summary(layout.about));
    await visitor.sees(company);
    await engine.movePointer(5, 600);
    await visitor.seesNoLonger(company);
    await visitor.focus(summary(layout.about));
    await visitor.press('Enter');
    await visitor.sees(company);
    await visitor.press('Escape');
    await visitor.seesNoLonger(company);
  });

  test('a fund’s tabs are chosen by key @short', async () => {
    await visitor.open(fund);
    const tab = { role: 'link', name: tabs.title.documents, within: 'main nav' };
    await visitor.focus(tab);
    await visitor.press('Enter');
    await visitor.has(tab, 'aria-current', 'true');
    await visitor.sees({ role: 'heading', name: tabs.title.documents });
    await visitor.until(
      'the message that says it',
      `document.querySelector('main [role=status][data-tab-status]').textContent.endsWith(${JSON.stringify(tabs.title.documents)})`,
    );
  });

  test('in a narrow window the list of tabs stays under the bar, and a tab is read from its beginning @short', async () => {
    await engine.resize(400, 720);
    await visitor.open(fund);
    const chooseTab = async (shown: keyof typeof tabs.title, next: keyof typeof tabs.title) => {
      await visitor.click({ role: 'summary', name: tabs.title[shown], within: 'main' });
      await visitor.click({ role: 'link', name: tabs.title[next], within: 'main details' });
    };
    await chooseTab('overview', 'performances');
    await visitor.until(
      'the list under the bar, far down in the tab',
      `(() => {
        const [bar, list] = ['header', '[data-menu=tabs]'].map((part) => document.querySelector(part).getBoundingClientRect());
        scrollTo(0, 3000);
        return scrollY > 2500 && Math.abs(list.top - bar.bottom) <= 1;
      })()`,
    );
    await chooseTab('performances', 'documents');
    await visitor.until(
      'the title below the list',
      `(() => {
        const title = document.querySelector('#documents > h2').getBoundingClientRect();
        return title.top >= document.querySelector('[data-menu=tabs]').getBoundingClientRect().bottom && title.top < innerHeight;
      })()`,
    );
    await engine.resize(1280, 860);
  });

  test('the chart shows another period', async () => {
    await visitor.open(fund);
    await visitor.until(
      'the drawing',
      `(() => {
        const line = [...document.querySelectorAll('main path[d^="M0,"]')].find((path) => path.checkVisibility());
        line?.scrollIntoView({ block: 'center' });
        return line !== undefined;
      })()`,
    );
    await visitor.click(button(chart.range['1y']));
    await visitor.has(button(chart.range['1y']), 'aria-pressed', 'true');
    await visitor.sees({ role: 'slider', name: /./ });
  });

  test('two shares are compared', async () => {
    await visitor.open(pagePath('compare', locale));
    // Lists open windows of their own that drivers do not see.
    for (const place of [1, 2]) {
      await visitor.until(
        'shares to choose from',
        `(() => {
          const select = document.querySelector('main select');
          if (!(select?.options.length > ${place})) return false;
          select.selectedIndex = ${place};
          return select.dispatchEvent(new Event('change', { bubbles: true }));
        })()`,
      );
      await visitor.click(button(compare.picker.add));
    }
    await visitor.until('two shares in the address', 'location.search.split(/,|%2C/).length === 2');
    await visitor.sees({ role: 'table', name: /./ });
    await visitor.click(button(compare.removeAll));
    await visitor.until('no share in the address', "location.search === ''");
  });

  test('two shares are chosen to compare by key while one reads, and taken back', async () => {
    const range = pagePath('funds-range', locale);
    const bar = { role: 'region', name: layout.comparison };
    const chosen =
      "[...document.querySelectorAll('[data-comparison=remove]')].filter((name) => name.checkVisibility())";
    const isFocusInView = (what: string, focused: string) =>
      visitor.until(
        `the focus, in view, on ${what}`,
        `(() => {
          const { activeElement } = document;
          const { left, right, top, bottom } = activeElement.getBoundingClientRect();
          const list = (activeElement.closest('ul') ?? document.body).getBoundingClientRect();
          const bar = document.querySelector('[data-comparison=bar]');
          const end = bar.contains(activeElement) || bar.hidden ? innerHeight : bar.getBoundingClientRect().top;
          return activeElement === ${focused} && top >= 0 && bottom <= end && left >= list.left - 1 && right <= list.right + 1;
        })()`,
      );

    await engine.resize(400, 720);
    await visitor.open(range);
    const [first, second] = v.parse(
      v.tuple([compareLinkOf, compareLinkOf]),
      await visitor.evaluate(
        "[...document.querySelectorAll('article [data-compare]')].filter((link) => link.checkVisibility()).slice(0, 2).map((link) => ({ name: link.ariaLabel, isin: JSON.parse(link.dataset.compare)[0].isin }))",
      ),
    );
    await visitor.focus({ role: 'button', name: first.name });
    await visitor.press(' ');
    await visitor.has({ role: 'button', name: first.name }, 'aria-pressed', 'true');
    await visitor.sees(bar);
    await isFocusInView(
      'what was pressed',
      "document.activeElement.closest('[data-compare][aria-pressed=true]')",
    );
    await visitor.until(
      'the message that says it',
      `document.querySelector('[data-comparison=status]').textContent.startsWith(${JSON.stringify(layout.oneChosen)})`,
    );

    // The bar shows on another page what was chosen on this one.
    await visitor.open(fund);
    await visitor.sees(bar);
    await visitor.open(range);
    await visitor.focus({ role: 'link', name: second.name });
    await visitor.press('Enter');
    await addressIs(pagePath('compare', locale));
    await visitor.until(
      'both in the address',
      `location.search.split(/=|,|%2C/).slice(1).join() === '${first.isin},${second.isin}'`,
    );
    await visitor.sees({ role: 'table', name: /./ });

    await visitor.open(fund);
    await visitor.sees(bar);
    await visitor.evaluate(`void ${chosen}[0].focus()`);
    const place = await visitor.evaluate('scrollY');
    await visitor.press('Tab');
    await isFocusInView('the second share', `${chosen}[1]`);
    await visitor.press('Tab');
    await isFocusInView('the way to the comparison', `document.querySelector('[data-comparison=bar] a')`);
    expect(await visitor.evaluate('scrollY')).toBe(place);
    await visitor.evaluate(`void ${chosen}[1].focus()`);
    await visitor.press('Enter');
    await isFocusInView('the share that is left', `${chosen}[0]`);
    await visitor.press(' ');
    await visitor.seesNoLonger(bar);
    await visitor.until('the focus on the page', `document.activeElement.id === '${contentId}'`);
    await engine.resize(1280, 860);
  });

  test('the search finds a fund by key', async () => {
    await visitor.click(button(search.button, 'header'));
    await visitor.write({ role: 'combobox', name: search.title }, 'Asie');
    await visitor.sees({ role: 'option', name: /Asie/ });
    await visitor.press('ArrowDown', 'Enter');
    await visitor.seesNoLonger({ role: 'dialog', name: search.title });
    await visitor.until('the page of the fund', "document.querySelector('h1')?.textContent.includes('Asie')");
  });

  test('the contact form names its errors, then registers the request', async () => {
    await visitor.open(pagePath('contact', locale));
    await visitor.click(button(contact.send));
    await visitor.sees({ role: 'group', name: contact.summary.title });
    const field = (name: keyof typeof contact.field) => ({
      role: 'textbox',
      name: new RegExp(`^${contact.field[name]}( |$)`),
      within: '#write',
    });
    await visitor.write(field('firstName'), 'Ada');
    await visitor.write(field('lastName'), 'Exemple');
    await visitor.write(field('email'), 'ada@example.org');
    await visitor.write(field('message'), 'Pouvez-vous me rappeler demain ?');
    await visitor.click({ role: 'checkbox', name: /./, within: '#write' });
    await visitor.click(button(contact.send));
    await visitor.sees({ role: 'heading', name: contact.registered.title });
  });

  test('the page of a link that is pointed at is fetched before it is followed', async () => {
    await visitor.open(pagePath('teams', locale));
    await visitor.pointAt({ role: 'link', name: layout.contact, within: 'footer' });
    await visitor.until(
      'the contact page, fetched ahead',
      `document.head.querySelector('link[rel=prefetch][href$="${pagePath('contact', locale)}"]') !== null`,
    );
  });

  /** Firefox prints variable fonts as shapes. */
  const takePlainFonts = () =>
    visitor.evaluate(
      "['display', 'body'].forEach((font) => document.documentElement.style.setProperty(`--m-fonts-${font}`, 'serif'))",
    );

  test('a fund is printed with all its tabs, where that is checked', async () => {
    await visitor.open(fund);
    await visitor.click({ role: 'checkbox', name: funds.wholePaper });
    await takePlainFonts();
    const text = (await textOf(await engine.print())).normalize('NFKC');
    for (const title of Object.values(tabs.title)) expect(text).toContain(title);
    expect(text).not.toContain(layout.skipLink);
  });

  test('a portfolio is printed with its bars', async () => {
    await visitor.open(fund);
    // #4589bb
    expect(await countPixels(await engine.print(), [0x45, 0x89, 0xbb])).toBeGreaterThan(100);
  });

  test('the team is printed with every biography', async () => {
    await visitor.open(pagePath('teams', locale));
    const ends = v.parse(
      v.pipe(v.array(v.string()), v.minLength(2)),
      await visitor.evaluate(
        "[...document.querySelectorAll('[data-panels=biographies] [data-panel]')].map((life) => life.textContent.trim().split(/\\s+/).slice(-3).join(' '))",
      ),
    );
    await takePlainFonts();
    const text = (await textOf(await engine.print())).normalize('NFKC');
    expect(ends.filter((end) => !text.includes(end.normalize('NFKC')))).toEqual([]);
  });

  // The last: after Back to a page that the browser has kept, Firefox’s driver waits for the next one in vain.
  test('the range that comes back from the browser’s cache is that of the profile chosen since', async () => {
    const range = pagePath('funds-range', locale);
    const links = `[...document.querySelectorAll('main a')].filter((link) => link.checkVisibility()).map(({ href }) => href).join()`;
    const choose = async (profile: InvestorProfileCode) => {
      // Firefox keeps no page that is loading something.
      await visitor.until(
        'a page that has been quiet for a second',
        "performance.now() - Math.max(...performance.getEntriesByType('resource').map((load) => load.responseEnd)) > 1000",
      );
      await visitor.evaluate(
        `(window.isLeft = true, document.querySelector('[data-choose-profile=${profile}]').click())`,
      );
      await visitor.until(
        'the home page anew',
        `location.pathname === '${pagePath('index', locale)}' && window.isLeft === undefined && document.readyState === 'complete'`,
      );
    };
    const seen = new Map<InvestorProfileCode, unknown>();
    for (const profile of investorProfiles) {
      await choose(profile);
      await visitor.open(range);
      // The server's HTML is the default profile's.
      if (profile !== defaultInvestorProfile)
        await visitor.until(
          'the range',
          `document.querySelector('[data-island=range][data-alive]') !== null`,
        );
      seen.set(profile, await visitor.evaluate(links));
    }
    expect(new Set(seen.values()).size).toBeGreaterThan(1);

    await choose(defaultInvestorProfile);
    await visitor.open(range);
    await visitor.evaluate('void (window.isKept = true)');
    // It sleeps at first, and is alive from the first Back on.
    for (const profile of [...investorProfiles].reverse()) {
      await choose(profile);
      await visitor.evaluate('history.back()');
      await addressIs(range);
      await visitor.until('the page that was left', 'window.isKept === true');
      await visitor.until(`the links for ${profile}`, `${links} === ${JSON.stringify(seen.get(profile))}`);
    }
  });
});

/** Converts a PDF with a program of poppler. */
async function convert(pdf: Uint8Array, program: string, options: readonly string[]): Promise<Buffer> {
  const run = promisify(execFile)(program, [...options, '-', ...(program === 'pdftotext' ? ['-'] : [])], {
    encoding: 'buffer',
    maxBuffer: 1024 ** 3,
  });
  run.child.stdin?.end(pdf);
  return (await run).stdout;
}

async function textOf(pdf: Uint8Array): Promise<string> {
  return (await convert(pdf, 'pdftotext', ['-layout'])).toString().replaceAll(/\s+/g, ' ');
}

/** Counts the pixels of this colour, on all pages at 50 dots an inch. */
async function countPixels(pdf: Uint8Array, colour: readonly number[]): Promise<number> {
  const pixels = await convert(pdf, 'pdftoppm', ['-r', '50', '-aa', 'no', '-aaVector', 'no']);
  let count = 0;
  for (
    let at = pixels.indexOf(Buffer.from(colour));
    at >= 0;
    at = pixels.indexOf(Buffer.from(colour), at + 3)
  )
    count++;
  return count;
}
