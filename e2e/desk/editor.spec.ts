import { type Browser, type Page, expect, test } from '@playwright/test';
import sharp from 'sharp';
import fr from '../../desk/page/fr.json';
import { testPdf } from '../../content/testing/testPdf';
import { accessibilityFaults } from '../site/accessibilityFaults';
import { DeskSite } from './DeskSite';
import {
  act,
  approve,
  checkScreen,
  column,
  columns,
  newDraft,
  openDraft,
  openItem,
  pick,
  save,
} from './editing';
import { confirm, password, press, signIn } from './keyboard';

const roles = { marie: 'editor', paul: 'editor', rita: 'reviewer', anna: 'publisher' } as const;
type Name = keyof typeof roles;

const code = 'pluie-obligations-indiennes';
const article = {
  fr: {
    title: 'Ce que la pluie dit des obligations indiennes',
    slug: 'pluie-obligations-indiennes',
    summary: 'Une mousson tardive renchérit les légumes avant de peser sur les taux.',
    text: 'La mousson atteint le Kerala dans les premiers jours de juin. Quand elle tarde, le prix des oignons monte avant celui de l’argent.',
  },
  en: {
    title: 'What the rain says about Indian bonds',
    slug: 'rain-indian-bonds',
    summary: 'A late monsoon makes vegetables dearer before it weighs on interest rates.',
    text: 'The monsoon reaches Kerala in the first days of June. When it is late, the price of onions rises before that of money.',
  },
  it: {
    title: 'Che cosa dice la pioggia delle obbligazioni indiane',
    slug: 'pioggia-obbligazioni-indiane',
    summary: 'Un monsone in ritardo rincara gli ortaggi prima di pesare sui tassi.',
    text: 'Il monsone raggiunge il Kerala nei primi giorni di giugno. Quando tarda, il prezzo delle cipolle sale prima di quello del denaro.',
  },
} as const;
const addresses = {
  fr: '/fr/actualites/pluie-obligations-indiennes',
  en: '/en/news/rain-indian-bonds',
  it: '/it/notizia/pioggia-obbligazioni-indiane',
} as const;

/** A publish takes as long as a build. */
const publishLimitMs = 200_000;

let site: DeskSite;
const pages = new Map<Name, Page>();

test.describe.configure({ mode: 'serial', timeout: publishLimitMs + 120_000 });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await DeskSite.start();
});

test.afterAll(() => site.stop());

/** The browser in which somebody is signed in, from one test to the next. */
function at(name: Name): Page {
  const page = pages.get(name);
  if (!page) throw new Error(`${name} is not signed in`);
  return page;
}

/** Follows an invitation and signs in, in a browser of their own. */
async function accept(browser: Browser, name: Name, invitation: string): Promise<void> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(invitation);
  await page.getByLabel(fr.accounts.password, { exact: true }).fill(password);
  await page.getByLabel(fr.accounts.again).fill(password);
  await press(page, page.getByRole('button', { name: fr.accounts.choose }));
  await expect(page.getByRole('heading', { level: 1, name: fr.screen.changes })).toBeVisible();
  pages.set(name, page);
}

/** Merges the draft and publishes it, and waits until it is live. */
async function mergeAndPublish(page: Page, title: string): Promise<void> {
  await openDraft(page, title);
  await act(page, fr.drafts.mergeAndPublish, title);
  await expect(page.getByRole('heading', { name: fr.publish.underWay })).toBeVisible();
  await expect(page.getByText(fr.result.live)).toBeVisible({ timeout: publishLimitMs });
}

test('an administrator invites four people, who choose their passwords', async ({ page, browser }) => {
  await page.goto(await site.signInLink({ name: 'installation', role: 'administrator' }));
  await press(page, page.getByRole('button', { name: fr.signIn.submit }));
  await press(page, page.getByRole('navigation').getByRole('link', { name: fr.screen.accounts }));
  for (const name of Object.keys(roles) as Name[]) {
    await press(page, page.getByRole('button', { name: fr.accounts.invite }));
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel(fr.accounts.name).fill(name);
    await dialog.getByLabel(fr.accounts.role).selectOption(roles[name]);
    expect(await accessibilityFaults(page)).toEqual([]);
    await confirm(page, fr.accounts.inviteConfirm);
    const link = page.getByLabel(fr.accounts.link.replace('{{name}}', name));
    await accept(browser, name, await link.inputValue());
  }
  await page.reload();
  await expect(page.getByRole('list', { name: fr.accounts.people }).getByRole('listitem')).toHaveCount(5);
  await press(page, page.getByText(fr.accounts.manage).first());
  await checkScreen(page);
});

test('somebody writes an article in three languages, with a picture', async () => {
  const page = at('marie');
  await newDraft(page, 'Lettre de la mousson');
  await checkScreen(page);
  await press(page, page.getByRole('button', { name: fr.newNews.button }));
  await page.getByRole('alertdialog').getByLabel(fr.newNews.code).fill(code);
  await confirm(page, fr.newNews.create);
  await expect(column(page, 'it')).toBeVisible();

  for (const [locale, texts] of Object.entries(article)) {
    const fields = column(page, locale as keyof typeof article);
    await fields.getByLabel(fr.fields.title).fill(texts.title);
    await fields.getByLabel(fr.fields.slug).fill(texts.slug);
    await fields.getByLabel(fr.fields.summary).fill(texts.summary);
    await fields.getByRole('textbox', { name: fr.fields.text, exact: true }).fill(texts.text);
  }
  await page.getByLabel(fr.fields.category, { exact: true }).selectOption('supports');
  const alt = page.getByRole('group', { name: fr.fields.alt });
  await alt.getByLabel(columns.fr).fill('Un rideau de pluie sur une rizière.');
  await alt.getByLabel(columns.en).fill('A curtain of rain over a rice field.');
  await alt.getByLabel(columns.it).fill('Una cortina di pioggia su una risaia.');
  await save(page);
  const colour = { create: { width: 1600, height: 1200, channels: 3, background: '#3f6f73' } } as const;
  const photo = await sharp(colour).jpeg().toBuffer();
  await pick(page.getByLabel(fr.picture.choose), 'mousson.jpg', 'image/jpeg', photo);
  await expect(page.getByRole('alertdialog', { name: fr.picture.crop })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await confirm(page, fr.picture.save);
  await expect(page.getByText(fr.picture.saved)).toBeVisible();
  await expect(page.getByRole('img', { name: fr.picture.current.news })).toBeVisible();
  await checkScreen(page);
});

test('a colleague corrects it at the same time, and no word is lost', async () => {
  const [marie, paul] = [at('marie'), at('paul')];
  await openDraft(paul, 'Lettre de la mousson');
  await openItem(paul, code);
  await expect(paul.getByText('marie a aussi ouvert ce contenu.')).toBeVisible();

  // Another field of the same file, then the same field.
  await column(paul, 'fr').getByLabel(fr.fields.summary).fill('Une mousson tardive pèse aussi sur les taux.');
  await save(paul);
  await column(marie, 'fr').getByLabel(fr.fields.title).fill('La pluie et les obligations indiennes');
  await save(marie, /^Enregistré\. D’autres personnes/);
  await expect(column(marie, 'fr').getByLabel(fr.fields.summary)).toHaveValue(
    'Une mousson tardive pèse aussi sur les taux.',
  );
  await column(paul, 'en').getByLabel(fr.fields.title).fill('Rain and Indian bonds');
  await save(paul);
  await column(marie, 'en').getByLabel(fr.fields.title).fill('Indian bonds in the rain');
  await marie.keyboard.press('Control+s');
  const dialog = marie.getByRole('alertdialog', { name: fr.conflict.save.title });
  await expect(dialog).toContainText('Rain and Indian bonds');
  await expect(dialog).toContainText('Indian bonds in the rain');
  expect(await accessibilityFaults(marie)).toEqual([]);
  await dialog.getByRole('radio', { name: fr.conflict.save.theirs }).check();
  await confirm(marie, fr.conflict.save.confirm);
  await expect(column(marie, 'en').getByLabel(fr.fields.title)).toHaveValue('Rain and Indian bonds');
});

test('what was typed is named before signing out, and is there after the session ended', async () => {
  const page = at('marie');
  const title = column(page, 'it').getByLabel(fr.fields.title);
  await title.fill('La pioggia e le obbligazioni indiane');
  await press(page, page.getByRole('button', { name: fr.signOut, exact: true }));
  const dialog = page.getByRole('alertdialog', { name: fr.signingOut.title });
  await expect(dialog).toContainText('La pluie et les obligations indiennes');
  await checkScreen(page);
  await confirm(page, fr.signingOut.stay);
  await page.context().clearCookies();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(fr.signIn.overTitle)).toBeVisible();
  const address = page.url();
  await signIn(page, site.url, 'marie');
  await page.goto(address);
  await expect(page.getByText(fr.form.kept)).toBeVisible();
  await expect(title).toHaveValue('La pioggia e le obbligazioni indiane');
  await save(page);
});

test('the page beside the form is as it was saved, in each language and for each profile', async () => {
  const page = at('marie');
  const frame = page.locator('iframe:visible');
  const isTitled = (name: string) =>
    expect(frame.contentFrame().getByRole('heading', { level: 1, name, includeHidden: true })).toBeAttached({
      timeout: 60_000,
    });
  await isTitled('La pluie et les obligations indiennes');
  await column(page, 'fr').getByLabel(fr.fields.title).fill('La pluie et les obligations de l’Inde');
  await save(page);
  await isTitled('La pluie et les obligations de l’Inde');
  await page.getByLabel(fr.view.language).selectOption('en');
  await isTitled('Rain and Indian bonds');
  await page.getByLabel(fr.view.profile).selectOption('PRO');
  await expect(frame).toHaveAttribute('src', /\/PRO\/en\//);
  await isTitled('Rain and Indian bonds');
});

test('a portfolio comes from a file: a dry run shows what it changes', async () => {
  const page = at('paul');
  await newDraft(page, 'Portefeuille d’octobre');
  await press(page, page.getByRole('link', { name: fr.portfolio.import }));
  await page.getByLabel(fr.portfolio.fund, { exact: true }).selectOption('Meridane Asie');
  const weights = { LARGE: '80,6', MID: '13,4', SMALL: '3,6', CASH: '2,4' };
  const lines = Object.entries(weights).map(
    ([size, weight]) => `capitalisation;${size};${weight};20/11/2026`,
  );
  const csv = ['répartition;code;poids;date', ...lines].join('\n');
  await pick(page.getByLabel(fr.navs.choose), 'portefeuille.csv', 'text/csv', csv);
  const section = page.getByRole('region', { name: fr.fields.capitalisation });
  await expect(section).toContainText('2 lignes modifiées');
  await expect(section.getByRole('row', { name: /^Grandes capitalisations/ })).toContainText(
    /78,6\s%\s*→\s*80,6\s%/,
  );
  await checkScreen(page);
  await press(page, page.getByRole('button', { name: fr.navs.apply }));
  await expect(page.getByText(fr.portfolio.applied)).toBeVisible();
  await expect(page.getByLabel(fr.fields.date, { exact: true })).toHaveValue('2026-11-20');
});

test('what a draft changes in a fund is proposed to be told to investors', async () => {
  const page = at('paul');
  await newDraft(page, 'Indicateur de risque');
  await openItem(page, 'Meridane Asie');
  await page.getByLabel(fr.fields.riskLevel).fill('6');
  await save(page);
  await openDraft(page, 'Indicateur de risque');
  await expect(page.getByText(fr.drafts.proposed.replace('{{fund}}', 'Meridane Asie'))).toBeVisible();
  await checkScreen(page);
  await press(page, page.getByRole('button', { name: fr.drafts.propose }));
  const told = page.getByRole('group', { name: fr.fields.changes, exact: true });
  await told.getByRole('listitem').first().getByRole('button', { expanded: false }).click();
  await expect(told.getByLabel(columns.fr).first()).toHaveValue(
    /^L’indicateur de risque du fonds passe de \d à 6\.$/,
  );
});

test('a reviewer returns it with a remark at a field, which the author settles, then approves it', async () => {
  const [marie, rita] = [at('marie'), at('rita')];
  await openDraft(marie, 'Lettre de la mousson');
  await act(marie, fr.drafts.review, 'Pour la lettre de juin');
  await openDraft(rita, 'Lettre de la mousson');
  await expect(rita.getByText('Pour la lettre de juin')).toBeVisible();
  await openItem(rita, code);
  const remark = fr.remarks.leaveAt.replace('{{field}}', fr.fields.summary);
  await press(rita, column(rita, 'fr').getByRole('button', { name: remark }));
  await rita.getByRole('alertdialog').getByLabel(fr.remarks.text).fill('Dites de quels légumes il s’agit.');
  await confirm(rita, fr.remarks.send);
  await expect(column(rita, 'fr').getByRole('note')).toContainText('Dites de quels légumes il s’agit.');
  await checkScreen(rita);
  await openDraft(rita, 'Lettre de la mousson');
  await act(rita, fr.drafts.return, 'Une remarque sur le résumé.');

  await openDraft(marie, 'Lettre de la mousson');
  await expect(marie.getByText('Une remarque sur le résumé.')).toBeVisible();
  await press(marie, marie.getByRole('region', { name: fr.remarks.title }).getByRole('link'));
  const note = column(marie, 'fr').getByRole('note');
  await expect(note).toBeFocused();
  await column(marie, 'fr')
    .getByLabel(fr.fields.summary)
    .fill('Le prix des oignons annonce celui de l’argent.');
  await press(marie, note.getByRole('button', { name: fr.remarks.markDone }));
  await expect(note).toContainText(fr.remarks.doneBy.replace('{{name}}', 'marie'));
  await save(marie);
  await openDraft(marie, 'Lettre de la mousson');
  await act(marie, fr.drafts.review);
  await expect(marie.getByRole('button', { name: fr.drafts.approve.button })).toHaveCount(0);
  await approve(rita, 'Lettre de la mousson');
  await checkScreen(rita);
});

test('a publisher publishes it, and it is live in three languages', async ({ page }) => {
  await mergeAndPublish(at('anna'), 'Lettre de la mousson');
  const titles = {
    fr: 'La pluie et les obligations de l’Inde',
    en: 'Rain and Indian bonds',
    it: 'La pioggia e le obbligazioni indiane',
  };
  for (const [locale, title] of Object.entries(titles)) {
    const answer = await page.goto(site.siteUrl + addresses[locale as keyof typeof addresses]);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: title, includeHidden: true })).toBeAttached();
  }
});

test('somebody withdraws it, which the next publish will show', async () => {
  const [marie, rita, anna] = [at('marie'), at('rita'), at('anna')];
  await newDraft(marie, 'Retrait de la lettre');
  await openItem(marie, code);
  await press(marie, marie.getByRole('button', { name: fr.form.withdraw }));
  await confirm(marie, fr.form.withdraw);
  await save(marie);
  await openDraft(marie, 'Retrait de la lettre');
  await act(marie, fr.drafts.review);
  await approve(rita, 'Retrait de la lettre');
  await openDraft(anna, 'Retrait de la lettre');
  await act(anna, fr.drafts.merge);
});

const share = 'ZZ0013449283';

test('a new KID is put as a file, and the one before stays as an earlier edition', async () => {
  const page = at('marie');
  await newDraft(page, 'DIC et VL de la part N');
  await press(page, page.getByRole('link', { name: fr.media.title }));
  await page.getByLabel(fr.media.search).fill(share);
  await press(page, page.getByRole('button', { name: new RegExp(share) }));
  await press(
    page,
    page.getByRole('button', { name: /^Remplacer ou compléter : Document d’informations clés/ }),
  );
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel(fr.media.date).fill('2026-11-20');
  for (const [locale, language] of Object.entries(columns)) {
    const pdf = testPdf({ text: 'Un gnomon et son ombre', catalogue: `/Lang (${locale})` });
    await pick(
      dialog.getByLabel(`Choisir un PDF : ${language}`),
      `KID ${locale}.pdf`,
      'application/pdf',
      pdf,
    );
  }
  expect(await accessibilityFaults(page)).toEqual([]);
  await confirm(page, fr.media.save);
  await expect(page.getByText(fr.media.saved)).toBeVisible();
  await expect(page.getByText(/^Édition du 16 février 2026/)).toBeVisible();
  await checkScreen(page);
});

test('NAVs come from a file: a dry run shows a corrected past day', async () => {
  const page = at('marie');
  await openDraft(page, 'DIC et VL de la part N');
  await press(page, page.getByRole('link', { name: fr.navs.import }));
  const csv = `ISIN;date;VL\n${share};19/11/2026;119,9247\n${share};20/11/2026;120,0551\n`;
  await pick(page.getByLabel(fr.navs.choose), 'vl.csv', 'text/csv', csv);
  await expect(page.getByText(/^1 jour déjà connu est modifié/)).toBeVisible();
  await checkScreen(page);
  await press(page, page.getByRole('button', { name: fr.navs.apply }));
  await expect(page.getByText(fr.navs.applied)).toBeVisible();

  await openDraft(page, 'DIC et VL de la part N');
  await act(page, fr.drafts.review);
  // A changed past day needs somebody else.
  await openDraft(at('anna'), 'DIC et VL de la part N');
  await expect(at('anna').getByRole('button', { name: fr.drafts.merge.button, exact: true })).toHaveCount(0);
  await approve(at('rita'), 'DIC et VL de la part N');
});

test('document and NAVs are live, and the letter is off the site', async ({ page }) => {
  await mergeAndPublish(at('anna'), 'DIC et VL de la part N');
  const kid = `/e/fr/docs/funds/meridane-obligations-emergentes/${share}/KIID`;
  const current = await page.request.get(site.siteUrl + kid);
  expect((await current.body()).toString('latin1')).toContain('Un gnomon et son ombre');
  const earlier = await page.request.get(`${site.siteUrl}${kid}?edition=2026-02-16`);
  expect(earlier.status()).toBe(200);
  const answer = await page.goto(`${site.siteUrl}/fr/funds/meridane-obligations-emergentes/shares/n-usd`);
  expect(await answer?.text()).toContain('120,0551');
  for (const address of Object.values(addresses)) {
    expect((await page.request.get(site.siteUrl + address)).status()).toBe(410);
  }
});
