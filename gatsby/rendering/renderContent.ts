import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { dayInParis } from '../../contract/parisTime';
import { runConcurrently } from '../../platform/runConcurrently';
import { writeFileAtomic } from '../../platform/writeFileAtomic';
import { htmlFileOf, releaseFileNames } from '../../publishing/releases/releaseFiles';
import { checkContract } from '../contentApi/schemaDifferences';
import type { ContentApi } from '../contentApi/postToContentApi';
import { executableScripts, scriptHash } from '../html/inlineScripts';
import type { PageDefinition } from '../pages/pageDefinition';
import type { SitePlan } from '../planSite';
import { drawBrandFiles, drawShareImages, shareImageTexts } from '../share/shareImages';
import { shareFolder } from '../share/shareImage';
import { writeSitemap } from '../sitemap';
import { GatsbyRenderer, NotCompiled, rendererFolder } from './gatsbyRenderer';
import type { RevisionPlans } from './RevisionPlans';
import { readSiteDigests, type SiteDigests, siteDigests, siteDigestsJson } from './siteDigests';
import { SiteRenderer } from './SiteRenderer';
import { siteRedirects, redirectLines, siteTexts } from './siteTexts';

export interface RenderOptions {
  /** Folder of the project. */
  root: string;
  /** See `siteCode`. */
  code: string;
  contentApi: ContentApi;
  siteUrl: string;
  plans: RevisionPlans;
  /** Folder that pictures of plans are cut to. */
  pictures: string;
  /** Folder of the release that the content is compared with. */
  live: string;
  /** A folder of this rendering's own, which what differs is written to. */
  target: string;
  /** Called with the path of each text once it is there. */
  onText?: (file: string) => void;
}

export interface RenderedContent {
  /** Paths of the pages that were rendered. */
  rendered: string[];
  /** Files of the release that the content does not have any more, by name. */
  removed: string[];
  /** See `SitePlan`. */
  warnings: string[];
}

const isEqualFile = async (file: string, text: string) =>
  (await readFile(file, 'utf8').catch(() => undefined)) === text;

/** One is rendered while others are written. */
const pagesAtOnce = 4;

class Rendering {
  readonly rendered: string[] = [];
  readonly removed: string[] = [];

  constructor(
    private readonly options: RenderOptions,
    private readonly plan: SitePlan,
    private readonly before: SiteDigests,
    private readonly now: SiteDigests,
  ) {}

  /** Writes the text of a file, if the live release has another. */
  async text(name: string, text: string): Promise<void> {
    if (!(await isEqualFile(path.join(this.options.live, name), text))) await this.write(name, text);
  }

  private async write(name: string, text: string): Promise<void> {
    const file = path.join(this.options.target, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFileAtomic(file, text, { isDurable: false });
    this.options.onText?.(file);
  }

  async texts(): Promise<void> {
    const texts = siteTexts(this.plan);
    for (const [name, text] of Object.entries(texts)) await this.text(name, text);
    this.removed.push(...this.before.texts.filter((name) => !(name in texts)));
    // The publish reads the one, and adds to the other.
    const { pages, redirects } = releaseFileNames;
    await this.write(pages, texts[pages] ?? '');
    await this.write(redirects, redirectLines(siteRedirects(this.plan)));
  }

  async pages(renderer: GatsbyRenderer): Promise<void> {
    const site = new SiteRenderer(renderer, this.plan);
    const policy = await readFile(path.join(this.options.live, releaseFileNames.headers), 'utf8');
    const due = this.plan.pages.filter((page) => this.isDue(page));
    await runConcurrently(due, pagesAtOnce, async (page) => {
      const html = await site.html(page);
      const script = executableScripts(html)
        .map(scriptHash)
        .find((hash) => !policy.includes(hash));
      if (script) throw new NotCompiled(`${page.path} has a script that no page had.`);
      for (const file of filesOf(page.path)) await this.text(file, html);
    });
    this.rendered.push(...due.map((page) => page.path));
    const gone = Object.keys(this.before.pages).filter((page) => !(page in this.now.pages));
    this.removed.push(...gone.flatMap(filesOf));
  }

  async images(): Promise<void> {
    const { now, before } = this;
    const [kept, there] = [new Set(now.images), new Set(before.images)];
    this.removed.push(...before.images.filter((name) => !kept.has(name)));
    for (const name of now.images) if (!there.has(name)) await this.picture(name);
    if (now.brand !== before.brand) await drawBrandFiles(this.options.target, this.plan.brand);
    await this.shareImages();
  }

  /** It was cut for the plan, unless the live release has it. */
  private async picture(name: string): Promise<void> {
    const { live, pictures, target } = this.options;
    if (existsSync(path.join(live, name))) return;
    const file = path.join(target, name);
    await mkdir(path.dirname(file), { recursive: true });
    await copyFile(path.join(pictures, name), file);
  }

  private async shareImages(): Promise<void> {
    const { live, target } = this.options;
    const there = await readdir(path.join(live, shareFolder)).catch(() => []);
    const { brand, pages } = this.plan;
    const texts = shareImageTexts(pages.map(({ context }) => context.metadata));
    const { unused } = await drawShareImages(path.join(target, shareFolder), there, brand, texts);
    this.removed.push(...unused.map((name) => path.posix.join(shareFolder, name)));
  }

  async sitemap(): Promise<void> {
    const { live, siteUrl, target } = this.options;
    const before = (await readdir(live)).filter((name) => /^sitemap-.*\.xml$/.test(name));
    const pages = this.plan.pages.map(({ path: pagePath, context }) => ({
      path: pagePath,
      pageContext: context,
    }));
    await writeSitemap(pages, siteUrl, target);
    for (const name of before) {
      const file = path.join(target, name);
      const text = await readFile(file, 'utf8').catch(() => undefined);
      if (text === undefined) this.removed.push(name);
      else if (await isEqualFile(path.join(live, name), text)) await rm(file);
    }
  }

  private isDue({ path: page, context: { language } }: PageDefinition): boolean {
    const { now, before } = this;
    return now.slices[language] !== before.slices[language] || now.pages[page] !== before.pages[page];
  }
}

/** Gatsby writes the page of unknown addresses twice. */
function filesOf(page: string): string[] {
  return page === '/404' ? [htmlFileOf(page), '404.html'] : [htmlFileOf(page)];
}

type PlanOptions = Omit<RenderOptions, 'target' | 'pictures' | 'onText'>;

/**
 * The site that the content makes today, with what renders it.
 *
 * @throws NotCompiled where only Gatsby's build can make it
 * @throws Error that says what is wrong with the content
 */
export async function planContent({ root, code, live, contentApi, plans }: PlanOptions) {
  const before = await readSiteDigests(live);
  if (!before) throw new NotCompiled('the live release does not say what it was made from.');
  if (before.code !== code) throw new NotCompiled('code or configuration is not that of the live release.');
  const [renderer, plan] = await Promise.all([
    GatsbyRenderer.load(rendererFolder(root, code)),
    plans.get({ contentApi, live, today: dayInParis(new Date()) }),
    checkContract(contentApi),
  ]);
  return { renderer, plan, before, now: siteDigests(code, plan) };
}

/**
 * Makes of the content what differs from the live release, to the byte as Gatsby's build would: pages, texts, sitemap, redirects,
 * pictures, share images. What the build's code makes is the live release's.
 *
 * @throws as {@link planContent} does
 */
export async function renderContent(options: RenderOptions): Promise<RenderedContent> {
  const { target } = options;
  const { renderer, plan, before, now } = await planContent(options);
  renderer.assertUsed(plan.pages);
  // A release that somebody went back to may be of another build of the same code, which had other templates.
  if (!renderer.startScripts.every((script) => existsSync(path.join(options.live, script))))
    throw new NotCompiled('the live release has other scripts than the last build.');
  const rendering = new Rendering(options, plan, before, now);
  await mkdir(target, { recursive: true });
  // One is made while others are written.
  await Promise.all([rendering.pages(renderer), rendering.texts(), rendering.sitemap(), rendering.images()]);
  await rendering.text(releaseFileNames.digests, siteDigestsJson(now));
  return { rendered: rendering.rendered, removed: rendering.removed, warnings: plan.warnings };
}
