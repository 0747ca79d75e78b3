import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import en from '../../desk/page/en.json';
import fr from '../../desk/page/fr.json';
import { accessibilityFaults, layoutFaults } from '../site/accessibilityFaults';
import { knownVisitor } from '../site/visitor';
import { DeskSite } from './DeskSite';
import { confirm, password, press, signIn, tabTo } from './keyboard';

const article = {
  fr: {
    title: 'L’heure des moussons',
    slug: 'heure-des-moussons',
    summary: 'La pluie décide encore des récoltes, et les récoltes de l’inflation.',
    text: 'Chaque année, l’Inde attend **la pluie** avant de faire ses comptes.',
    path: '/fr/actualites/heure-des-moussons',
  },
  en: {
    title: 'When the monsoon comes',
    slug: 'when-the-monsoon-comes',
    summary: 'Rain still decides on harvests, and harvests on inflation.',
    text: 'Every year India waits for **the rain** before it does its sums.',
    path: '/en/news/when-the-monsoon-comes',
  },
  it: {
    title: 'L’ora dei monsoni',
    slug: 'ora-dei-monsoni',
    summary: 'La pioggia decide ancora dei raccolti, e i raccolti dell’inflazione.',
    text: 'Ogni anno l’India aspetta **la pioggia** prima di fare i conti.',
    path: '/it/notizia/ora-dei-monsoni',
  },
};
const languages = ['fr', 'en', 'it'] as const;
const draftTitle = 'Moussons';
const widths = [360, 1440];

let site: DeskSite;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await DeskSite.start();
  for (const [name, role] of [
    ['marie', 'editor'],
    ['luc', 'editor'],
    ['rose', 'reviewer'],
    ['anna', 'publisher'],
  ] as const)
    await site.addAccount(name, role, password);
});

test.afterAll(() => site.stop());

type Texts = typeof fr | typeof en;

/** Somebody with a browser of their own. */
async function arrive(browser: Browser, name: string, texts: Texts = fr): Promise<Page> {
  const page = await (await browser.newContext({ locale: texts === fr ? 'fr-FR' : 'en-GB' })).newPage();
  await signIn(page, site.url, name, texts);
  return page;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** A field of one of the languages; without one, of all of them. */
function fieldOf(page: Page, label: string, language?: (typeof languages)[number]): Locator {
  const within = language ? page.locator(`section[aria-labelledby=in-${language}]`) : page;
  return within.getByLabel(label, { exact: true });
}

async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

async function save(page: Page, told: string | RegExp): Promise<void> {
  await page.keyboard.press('Control+S');
  await expect(page.getByRole('status').filter({ hasText: told })).toBeVisible();
}

/** What is seen is accessible and fits, in both languages, unless a dialog is over the switch between them. */
async function look(page: Page, state: string): Promise<void> {
  const isDialog = (await page.getByRole('alertdialog').count()) > 0;
  for (const other of isDialog ? [undefined] : ['English', 'Français']) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const faultsOf = width === 360 ? layoutFaults : accessibilityFaults;
      expect(await faultsOf(page), `${state} at ${width}`).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${state} at ${width}`).toBeLessThanOrEqual(0);
    }
    if (other) await page.getByRole('button', { name: other, exact: true }).click();
  }
}

async function openDrafts(page: Page): Promise<void> {
  await press(page, page.getByRole('navigation').getByRole('link', { name: fr.screen.drafts }));
  await expect(heading(page, fr.screen.drafts)).toBeVisible();
}

async function act(page: Page, name: string, note = ''): Promise<void> {
  await press(page, page.getByRole('button', { name, exact: true }));
  await confirm(page, name, note);
}

/** Begins a draft with a news item in it, whose form is open then. */
async function begin(page: Page, title: string): Promise<void> {
  await openDrafts(page);
  await write(page, page.getByLabel(fr.drafts.title), title);
  await page.keyboard.press('Enter');
  await expect(heading(page, title)).toBeVisible();
  await press(page, page.getByRole('button', { name: fr.newNews.button }));
  await expect(page.getByRole('alertdialog').locator(':focus')).toBeAttached();
  await page.keyboard.type(title);
  await confirm(page, fr.newNews.create);
  await expect(fieldOf(page, fr.fields.title, 'fr')).toBeVisible();
}

async function writeArticle(page: Page): Promise<void> {
  await tabTo(page, fieldOf(page, fr.fields.category));
  await page.keyboard.type('Sup');
  const alternatives = page.getByRole('group', { name: fr.fields.alt });
  for (const label of ['Français', 'Anglais', 'Italien'])
    await write(page, alternatives.getByLabel(label), 'Pluie');
  for (const language of languages) {
    const { title, slug, summary, text } = article[language];
    await write(page, fieldOf(page, fr.fields.title, language), title);
    await write(page, fieldOf(page, fr.fields.slug, language), slug);
    await write(page, fieldOf(page, fr.fields.summary, language), summary);
    await write(page, fieldOf(page, fr.fields.text, language), text);
  }
}

async function choosePicture(page: Page): Promise<void> {
  const options = { create: { width: 1600, height: 1200, channels: 3, background: '#37536b' } } as const;
  const buffer = await sharp(options).jpeg().toBuffer();
  const choosing = page.waitForEvent('filechooser');
  await press(page, page.getByRole('button', { name: fr.picture.choose }));
  await (await choosing).setFiles({ name: 'pluie.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('img', { name: fr.picture.current })).toBeVisible();
}

/** Chooses a version where two have written in one field, both of which are shown. */
async function settle(page: Page, texts: Texts, choice: 'mine' | 'theirs', both: string[]): Promise<void> {
  await page.keyboard.press('Control+S');
  const dialog = page.getByRole('alertdialog', { name: texts.conflict.title });
  for (const text of both) await expect(dialog).toContainText(text);
  await look(page, 'conflict');
  await press(page, dialog.getByRole('radio', { name: texts.conflict[choice] }), 'Space');
  await confirm(page, texts.conflict.save);
}

test('an article goes from a first word to the site, through the hands of four people', async ({
  browser,
}) => {
  test.setTimeout(400_000);
  const marie = await arrive(browser, 'marie');

  await test.step('somebody who is here for the first time writes in three languages', async () => {
    await openDrafts(marie);
    await expect(marie.getByText(fr.drafts.none)).toBeVisible();
    await look(marie, 'no drafts');
    await begin(marie, draftTitle);
    await look(marie, 'form with problems');
    await writeArticle(marie);
    await choosePicture(marie);
    await save(marie, fr.form.saved);
  });
  const address = marie.url();
  const draftAddress = address.replace(/\/news\/.*/, '');

  const luc = await arrive(browser, 'luc', en);
  await test.step('a colleague corrects it at the same time', async () => {
    await luc.goto(address);
    await write(luc, fieldOf(luc, en.fields.summary, 'en'), 'Rain decides on harvests.');
    await write(marie, fieldOf(marie, fr.fields.text, 'en'), 'India waits for **the rain**.');
    await save(luc, en.form.saved);
    await save(marie, /D’autres personnes avaient modifié d’autres champs/);
    await expect(fieldOf(marie, fr.fields.summary, 'en')).toHaveValue('Rain decides on harvests.');

    const title = fieldOf(luc, en.fields.title, 'en');
    await write(luc, title, 'Monsoon time');
    await write(marie, fieldOf(marie, fr.fields.title, 'en'), 'Waiting for the monsoon');
    await save(marie, fr.form.saved);
    await settle(luc, en, 'theirs', ['Monsoon time', 'Waiting for the monsoon']);
    await expect(title).toHaveValue('Waiting for the monsoon');
    await write(luc, title, 'The monsoon is late');
    await save(luc, en.form.saved);
    await write(marie, fieldOf(marie, fr.fields.title, 'en'), article.en.title);
    await settle(marie, fr, 'mine', [article.en.title, 'The monsoon is late']);
    await expect(marie.getByText(fr.form.saved)).toBeVisible();
  });

  const rose = await arrive(browser, 'rose');
  await test.step('a reviewer returns it, and approves it once it is corrected', async () => {
    await press(marie, marie.getByRole('link', { name: `← ${draftTitle}` }));
    await look(marie, 'draft');
    await act(marie, fr.drafts.review.button, 'Pour vendredi');
    await expect(marie.getByText(fr.drafts.waits)).toBeVisible();
    await look(marie, 'review asked');

    await openDrafts(rose);
    await look(rose, 'drafts');
    await press(rose, rose.getByRole('link', { name: draftTitle }));
    await expect(rose.getByText('Pour vendredi')).toBeVisible();
    await act(rose, fr.drafts.return.button, 'L’Inde et qui d’autre ?');

    await marie.reload();
    await expect(marie.getByText('L’Inde et qui d’autre ?')).toBeVisible();
    await marie.goto(address);
    await write(marie, fieldOf(marie, fr.fields.text, 'fr'), 'L’Inde et le Népal attendent **la pluie**.');
    await save(marie, fr.form.saved);
    await press(marie, marie.getByRole('link', { name: `← ${draftTitle}` }));
    await act(marie, fr.drafts.review.button);

    await rose.reload();
    await act(rose, fr.drafts.approve.button);
    await expect(rose.getByText(fr.drafts.state.approved)).toBeVisible();
    await look(rose, 'approved');
  });

  await test.step('a publisher merges and publishes it in one press', async () => {
    const anna = await arrive(browser, 'anna');
    await anna.goto(draftAddress);
    await act(anna, fr.drafts.mergeAndPublish.button, 'Moussons');
    await expect(heading(anna, fr.screen.publish)).toBeVisible();
    await expect(anna.getByText(fr.result.live)).toBeVisible({ timeout: 100_000 });
    for (const language of languages) {
      const link = anna.getByRole('link', { name: article[language].path, exact: true });
      await expect(link).toHaveAttribute('href', site.siteUrl + article[language].path);
    }
    await openDrafts(anna);
    await expect(anna.getByText(fr.drafts.none)).toBeVisible();
  });

  await test.step('the site has it in three languages', async () => {
    const visitor = await (await browser.newContext({ storageState: knownVisitor(site.siteUrl) })).newPage();
    for (const language of languages) {
      await visitor.goto(site.siteUrl + article[language].path);
      await expect(heading(visitor, article[language].title)).toBeVisible();
    }
    await visitor.goto(site.siteUrl + article.fr.path);
    await expect(visitor.getByText('L’Inde et le Népal attendent la pluie.')).toBeVisible();
    await expect(visitor.getByRole('img', { name: 'Pluie' })).toBeVisible();
  });
});
