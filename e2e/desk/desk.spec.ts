import { type Page, test, expect } from '@playwright/test';
import * as v from 'valibot';
import { draftSchema } from '../../desk/api';
import en from '../../desk/page/en.json';
import fr from '../../desk/page/fr.json';
import { accessibilityFaults } from '../site/accessibilityFaults';
import { crawlPublic, placesOf } from './crawlPublic';
import { DeskSite } from './DeskSite';
import {
  documentsPath,
  draft,
  draftAddresses,
  draftPlaces,
  earlierEdition,
  news,
  newsPath,
  titleAfter,
  titleBefore,
} from './draft';
import { attack, attackOf, type Finding, serveForeignPage } from './foreignPage';
import { confirm, password, press, signIn, tabTo } from './keyboard';

let site: DeskSite;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await DeskSite.start();
  await site.addAccount('anna', 'publisher', password);
  await site.addAccount('emil', 'editor', password);
});

test.afterAll(() => site.stop());

/** Follows a link that signs in once, and asks for a press. */
async function followLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await press(page, page.getByRole('button', { name: fr.signIn.submit }));
  await expect(page.getByRole('heading', { level: 1, name: fr.screen.changes })).toBeVisible();
}

async function open(page: Page, screen: 'changes' | 'preview' | 'publish' | 'history'): Promise<void> {
  const link = page.getByRole('navigation').getByRole('link', { name: fr.screen[screen] });
  await press(page, link);
  await expect(page.getByRole('heading', { level: 1, name: fr.screen[screen] })).toBeVisible();
}

/** Looks at a page that has changed as each investor would, in the preview that opens in a tab of its own. */
async function lookAtPreview(page: Page): Promise<void> {
  await open(page, 'preview');
  await expect(page.getByRole('heading', { name: fr.preview.ready })).toBeVisible({ timeout: 300_000 });
  const pages = page.getByRole('region', { name: fr.preview.pages });
  const opening = page.waitForEvent('popup');
  await press(page, pages.getByRole('link', { name: newsPath, exact: true }));
  const preview = await opening;
  await expect(preview.getByRole('heading', { level: 1, name: titleAfter })).toBeVisible();
  const bar = preview.getByRole('complementary', { name: 'Aperçu du site' });
  await expect(bar).toContainText('Aperçu, non publié');
  for (const [profile, inHeader] of [
    ['professionnel', 'Professionnel'],
    ['institutionnel', 'Institutionnel'],
    ['particulier', 'Particulier'],
  ] as const) {
    await press(preview, bar.getByRole('link', { name: profile, exact: true }));
    await expect(bar.getByRole('link', { name: profile, exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(preview.getByRole('banner')).toContainText(inHeader);
    await expect(preview).toHaveURL((url) => url.pathname === newsPath);
  }
  await press(preview, bar.getByRole('link', { name: 'italiano', exact: true }));
  await expect(preview).toHaveURL((url) => url.pathname.startsWith('/it/'));
  await expect(preview.locator('html')).toHaveAttribute('lang', 'it');
  await preview.close();
}

/** A visitor of the site finds the document of before below the new one. */
async function lookAtArchive(page: Page): Promise<void> {
  const cookies = { disclaimer_validated: 'true', investor_profile: 'RETAIL' };
  await page
    .context()
    .addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: site.siteUrl })));
  const visitor = await page.context().newPage();
  await visitor.goto(site.siteUrl + documentsPath);
  await press(visitor, visitor.getByText(/^Éditions précédentes, /));
  const link = visitor.getByRole('link', { name: earlierEdition.day, exact: true });
  await expect(link).toHaveAttribute('href', earlierEdition.address);
  await visitor.close();
}

/** Publishes with a note, and waits for the result. */
async function publish(page: Page, note: string): Promise<void> {
  await open(page, 'publish');
  await tabTo(page, page.getByLabel(fr.note.label));
  await page.keyboard.type(note);
  await press(page, page.getByRole('button', { name: fr.publish.now }));
  await expect(page.getByRole('alertdialog', { name: fr.publish.confirmTitle })).toContainText(note);
  await confirm(page, fr.publish.confirm);
  await expect(page.getByRole('heading', { name: fr.publish.underWay })).toBeVisible();
  await expect(page.getByText(fr.result.live)).toBeVisible({ timeout: 100_000 });
}

/** Finds the words of the draft, and the title that it replaces, in everything public. */
async function crawl(addresses: readonly string[]) {
  const alsoAsk = [...(await site.releaseFiles()), ...addresses];
  return crawlPublic(site.siteUrl, [titleBefore, ...Object.keys(draftPlaces)], alsoAsk);
}

test('a link signs in once, whoever has only looked at it', async ({ page, browser }) => {
  const link = await site.signInLink();
  const other = await browser.newPage();
  await other.goto(link);
  await expect(other.getByText(fr.signIn.byLink)).toBeVisible();
  expect(await accessibilityFaults(other)).toEqual([]);
  await followLink(page, link);
  await expect(page).toHaveURL(`${site.url}/changes`);
  await press(other, other.getByRole('button', { name: fr.signIn.submit }));
  await expect(other.getByText(fr.signIn.linkExpired)).toBeVisible();
  await other.close();
});

test('many pages of the desk are open at once, and all of them answer', async ({ page }) => {
  await followLink(page, await site.signInLink());
  const screens = ['changes', 'publish', 'history', 'changes', 'publish', 'history', 'changes'] as const;
  // A browser opens six connections to a host.
  const pages = await Promise.all(
    screens.map(async (screen) => {
      const opened = await page.context().newPage();
      await opened.goto(`${site.url}/${screen}`);
      await expect(opened.getByRole('heading', { level: 1, name: fr.screen[screen] })).toBeVisible();
      return opened;
    }),
  );
  for (const opened of pages) {
    const status = await opened.evaluate(async () => (await fetch('/api/publishes/latest')).status);
    expect(status).toBe(200);
    await opened.close();
  }
});

test('a change is seen, previewed, published, taken back and held, and the hold lifted, by keyboard', async ({
  page,
}) => {
  // The first preview is built from nothing.
  test.setTimeout(400_000);
  await signIn(page, site.url, 'anna');
  await expect(page.getByText(fr.changes.allLive)).toBeVisible();

  await site.save(await draft());
  await page.reload();
  const item = page.getByText(/en monnaie locale/).first();
  await expect(item).toBeVisible();
  await expect(page.getByText('Claire Aubry').first()).toBeVisible();
  await press(page, page.getByRole('button', { name: /2 différences\s: Le palimpseste/ }));
  await expect(page.locator('ins').filter({ hasText: 'palimpseste' })).toBeVisible();
  await expect(page.locator('del').filter({ hasText: 'âge' })).toBeVisible();
  const foretold = page.getByRole('region', { name: fr.changes.foretold });
  await expect(foretold.getByRole('link', { name: newsPath, exact: true })).toBeVisible({ timeout: 60_000 });
  await lookAtPreview(page);
  // Saved and looked at is not published.
  const saved = await crawl(draftAddresses);
  expect(saved.finds.filter(({ text }) => text !== titleBefore)).toEqual([]);
  expect(placesOf(saved.finds)).toEqual({ [titleBefore]: draftPlaces.palimpseste });

  await publish(page, 'Titre de la lettre');
  const link = page.getByRole('link', { name: newsPath, exact: true });
  await expect(link).toHaveAttribute('href', site.siteUrl + newsPath);
  const published = await crawl(draftAddresses);
  expect(placesOf(published.finds)).toEqual(draftPlaces);
  expect(published.answered).toEqual(expect.arrayContaining(draftAddresses));
  await lookAtArchive(page);

  await open(page, 'history');
  await press(page, page.getByRole('button', { name: fr.takeBack.button }));
  await confirm(page, fr.takeBack.confirm, 'Titre refusé');
  await expect(page.getByText(fr.hold.title)).toBeVisible();

  // No publish can replace it, neither from the desk nor from a shell.
  await open(page, 'publish');
  await expect(page.getByText(fr.publish.isHeld)).toBeVisible();
  await expect(page.getByRole('button', { name: fr.publish.now })).toHaveCount(0);
  expect(await site.publishFromShell()).toContain('Publishing has been on hold since');
  // Only the site of before is there: nothing else answers, at the addresses of the draft or elsewhere.
  const takenBack = await crawl(published.answered);
  expect(takenBack.finds).toEqual(saved.finds);
  expect(takenBack.answered).toEqual(saved.answered);

  await press(page, page.getByRole('button', { name: fr.hold.lift }));
  await confirm(page, fr.hold.lift);
  await expect(page.getByText(fr.hold.title)).toBeHidden();
  await open(page, 'history');
  for (const note of ['Titre de la lettre', 'Titre refusé']) {
    await expect(page.getByText(note, { exact: true }).first()).toBeVisible();
  }
  const lifted = page.getByRole('listitem').filter({ hasText: fr.entry.lift });
  await expect(lifted.filter({ hasText: 'anna' })).toBeVisible();
});

test('the preview is for whoever has its address, marked and accessible on every page', async ({
  page,
  browser,
}) => {
  await followLink(page, await site.signInLink());
  await page.goto(`${site.url}/preview`);
  const link = page.getByRole('link', { name: fr.preview.open });
  await expect(link).toBeVisible({ timeout: 60_000 });
  const address = new URL((await link.getAttribute('href')) ?? '');

  const colleague = await (await browser.newContext()).newPage();
  for (const closed of ['/fr', '/fr/', '/preview/', '/%66r'])
    expect((await colleague.goto(address.origin + closed))?.status()).toBe(403);
  expect(await accessibilityFaults(colleague)).toEqual([]);
  for (const path of ['/fr', newsPath, '/en', '/it', '/fr/rien']) {
    address.searchParams.set('page', path);
    const answer = await colleague.goto(address.href);
    expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow');
    await expect(colleague.getByRole('complementary').first()).toContainText(
      /non publié|not published|non pubblicata/,
    );
    for (const width of [360, 768, 1440]) {
      await colleague.setViewportSize({ width, height: 900 });
      expect(await accessibilityFaults(colleague), `${path} at ${width}`).toEqual([]);
      const overflow = await colleague.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
  // Followed inside, it stays inside.
  const elsewhere = await colleague.evaluate(
    (site) => Array.from(document.links, ({ href }) => href).filter((href) => href.startsWith(site)),
    site.siteUrl,
  );
  expect(elsewhere).toEqual([]);

  const links = page.getByRole('region', { name: fr.previewLinks.title });
  await press(page, links.getByRole('listitem').filter({ hasText: fr.previewLinks.own }).getByRole('button'));
  await confirm(page, fr.previewLinks.withdraw);
  await expect(page.getByText(fr.previewLinks.withdrawn)).toBeVisible();
  expect((await colleague.reload())?.status()).toBe(403);
  await expect(link).not.toHaveAttribute('href', new RegExp(address.searchParams.get('key') ?? ''));
  await colleague.context().close();
});

test('every screen is accessible, in both languages, and fits from 360 to 1440 pixels', async ({ page }) => {
  const problems: string[] = [];
  await site.edit(news, titleBefore, titleAfter).catch(() => undefined);
  await followLink(page, await site.signInLink());
  // Before, the browser tells of the 401 that says that nobody is signed in.
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  for (const [texts, other] of [
    [fr, 'English'],
    [en, 'Français'],
  ] as const) {
    for (const screen of ['drafts', 'changes', 'preview', 'publish', 'history'] as const) {
      await page.goto(`${site.url}/${screen}`);
      await expect(page.getByRole('heading', { level: 1, name: texts.screen[screen] })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      const folded = page.locator('li button[aria-expanded=false]:not([aria-haspopup])');
      while ((await folded.count()) > 0) await folded.first().click();
      const details = page.getByText(texts.changes.technical, { exact: true });
      if ((await details.count()) > 0) await details.click();
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await accessibilityFaults(page), `${screen} at ${width}`).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${screen} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
    await page.getByRole('button', { name: texts.account.open }).click();
    const account = page.getByRole('dialog', { name: texts.account.title });
    await expect(account.getByRole('list', { name: texts.account.sessions })).toBeVisible();
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await accessibilityFaults(page), `account at ${width}`).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: other }).click();
  }
  expect(problems).toEqual([]);
});

test('a page of somebody else writes nothing and is told nothing, while its reader is signed in at the desk', async ({
  page,
  context,
}) => {
  // Half a minute, and more while another step runs beside it.
  test.setTimeout(240_000);
  // No page of the desk is open: it would ask for an address of the preview meanwhile.
  const post = (path: string, data: object) =>
    page.request.post(`${site.url}/api/${path}`, { headers: { origin: site.url }, data });
  expect((await post('session', { name: 'anna', password })).ok()).toBe(true);
  const created = await post('drafts', { title: 'Not yet public' });
  const { name } = v.parse(draftSchema, await created.json());
  /** Reads everything by which the desk would show that somebody has acted. */
  const seen = async () => {
    const addresses = ['session', 'drafts', 'history', 'schedules', 'preview/links', 'publishes/latest'];
    const answers = addresses.map(async (address) => {
      const answer = await page.request.get(`${site.url}/api/${address}`);
      return [address, answer.status(), await answer.text()];
    });
    return [...(await Promise.all(answers)), ...(await site.written())];
  };
  const before = await seen();
  const attackOn = attackOf(name, await site.head());

  const refused: string[] = [];
  context.on('response', (response) => {
    if (response.status() >= 400) refused.push(response.url());
  });
  const { port, server } = await serveForeignPage();
  const foreign = await context.newPage();
  const origins = [site.contentApiUrl, site.siteUrl, site.url];
  const told: Finding[] = [];
  // Another port of this machine is the same site for cookies; a name of its own is another site.
  for (const host of ['127.0.0.1', 'attacker.localhost']) {
    await foreign.goto(`http://${host}:${port}/`);
    // Any page may read what is public: that shows that this one reaches the servers.
    const open = await foreign.evaluate(
      (url) => fetch(url).then(({ status }) => status),
      `${site.siteUrl}/e/range.csv`,
    );
    expect(open).toBe(200);
    for (const origin of origins) told.push(...(await attack(foreign, attackOn(origin))));
  }
  expect(told).toEqual([]);
  for (const origin of origins) expect(refused).toContainEqual(expect.stringContaining(`${origin}/`));

  // A name of somebody else that leads to this machine: then the page is of the server's own origin.
  for (const origin of origins) {
    const rebound = origin.replace(/\/\/[^:]+/, '//attacker.localhost');
    await foreign.route(`${rebound}/page`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
    );
    await foreign.goto(`${rebound}/page`);
    const ofOwnHost = await attack(foreign, attackOn(rebound));
    const isToldMore = ({ got }: Finding) =>
      origin === site.siteUrl ? got.includes('Not yet public') : !/^40[34] /.test(got);
    expect(ofOwnHost.length, origin).toBeGreaterThan(0);
    expect(ofOwnHost.filter(isToldMore), origin).toEqual([]);
  }
  server.close();
  expect(await seen()).toEqual(before);
});
