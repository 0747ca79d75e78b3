import { copyFile, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as v from 'valibot';
import { writeFileAtomic } from '../../platform/writeFileAtomic';
import type { PageDefinition } from '../pages/pageDefinition';

/**
 * Gatsby's own renderer, as a build has compiled it, outside of Gatsby. Gatsby has no public way to it: this file alone knows where
 * it lies and how Gatsby's worker calls it (`gatsby/dist/utils/worker/child/render-html.js`).
 */

/** Gatsby's version with which that was tried. */
const triedVersion = '5.16.1';

/** {@link keepRenderer} writes this file beside the compiled files. */
const manifestName = 'renderer.json';

const compiledFolder = path.join('.cache', 'page-ssr', 'routes');

const manifestSchema = v.object({
  gatsby: v.string(),
  /** Scripts of the start script, in the order in which they run. */
  startScripts: v.array(v.string()),
  /** Style sheets of a template's pages, by the name that Gatsby gives to its chunk. */
  styles: v.record(v.string(), v.array(v.object({ name: v.string(), content: v.string() }))),
  /** Answers of the templates' queries, which are the same for every page of a locale: by {@link queryKey}. */
  queries: v.record(v.string(), v.unknown()),
});

type Manifest = v.InferOutput<typeof manifestSchema>;

/** A page that the build has made, as Gatsby's state has it. */
export interface BuiltPage {
  path: string;
  /** Absolute path of its template. */
  component: string;
  componentChunkName: string;
  context: { language?: unknown };
}

interface RenderedPage {
  html: string;
  /** Slices that the page has placed, by id. */
  sliceData: Record<string, { props: object; sliceName: string; hasChildren: boolean }>;
}

/** The compiled program exports these, and more that is not used here. */
interface Program {
  default: (page: object) => Promise<RenderedPage>;
  renderSlice: (slice: object) => Promise<string>;
}

const queryKey = (template: string, language: unknown) => `${template} ${String(language)}`;

const templateOf = ({ component }: BuiltPage) => path.parse(component).name;

/** `FundPage` → `component---src-templates-fund-page-tsx` */
function chunkOf(kind: 'component' | 'slice', file: string): string {
  const words = file.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').replaceAll(/[/.]/g, '-');
  return `${kind}---${words.toLowerCase()}`;
}

/** The file in which Gatsby keeps the data of a page. */
function pageDataFile(publicFolder: string, page: string): string {
  const folder = page === '/' ? 'index' : page;
  return path.join(publicFolder, 'page-data', folder, 'page-data.json');
}

const packageSchema = v.object({ version: v.string() });

const pageDataSchema = v.object({ result: v.object({ data: v.optional(v.unknown()) }) });

const statsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ assetsByChunkName: v.record(v.string(), v.array(v.string())) }),
);

/** The style sheets of a template, which Gatsby writes into each of its pages. */
async function stylesOf(publicFolder: string, chunk: string): Promise<Manifest['styles'][string]> {
  const stats = await readFile(path.join(publicFolder, 'webpack.stats.json'), 'utf8');
  const { assetsByChunkName } = v.parse(statsSchema, stats);
  const files = ['app', chunk].flatMap((name) => assetsByChunkName[name] ?? []);
  const sheets = [...new Set(files)].filter((file) => file.endsWith('.css'));
  return Promise.all(
    sheets.map(async (name) => ({ name, content: await readFile(path.join(publicFolder, name), 'utf8') })),
  );
}

/** {@link keepRenderer} writes the texts that the build has sanitised beside them: to do it again takes seconds. */
const textsName = 'sanitised-texts.json';

export async function readKeptTexts(folder: string): Promise<string> {
  return readFile(path.join(folder, textsName), 'utf8').catch(() => '');
}

/** Where the renderer of some code is kept: within the project, so that packages resolve. */
export const rendererFolder = (root: string, code: string) => path.join(root, '.data', 'renderer', code);

/** Keeps the renderer of the build that ends, in the folder. Runs within Gatsby, as `onPostBuild`. */
export async function keepRenderer(
  root: string,
  folder: string,
  pages: readonly BuiltPage[],
  startScripts: readonly string[],
  sanitisedTexts: string,
): Promise<void> {
  const publicFolder = path.join(root, 'public');
  const manifest: Manifest = {
    gatsby: v.parse(packageSchema, createRequire(__filename)('gatsby/package.json')).version,
    startScripts: [...startScripts],
    styles: {},
    queries: {},
  };
  for (const page of pages) {
    const key = queryKey(templateOf(page), page.context.language);
    if (key in manifest.queries) continue;
    const text = await readFile(pageDataFile(publicFolder, page.path), 'utf8');
    manifest.queries[key] = v.parse(pageDataSchema, JSON.parse(text)).result.data ?? null;
    const { componentChunkName: chunk } = page;
    manifest.styles[chunk] ??= await stylesOf(publicFolder, chunk);
  }
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const compiled = path.join(root, compiledFolder);
  for (const name of await readdir(compiled)) {
    if (name.endsWith('.js')) await copyFile(path.join(compiled, name), path.join(folder, name));
  }
  await writeFileAtomic(path.join(folder, textsName), sanitisedTexts, { isDurable: false });
  // Last: a folder without it holds no renderer.
  await writeFileAtomic(path.join(folder, manifestName), JSON.stringify(manifest), { isDurable: false });
}

/** The live release needs one, and after a roll-back the release before it. */
const renderersKept = 2;

/** Removes the renderers of earlier code. */
export async function tidyRenderers(root: string): Promise<void> {
  const folder = path.dirname(rendererFolder(root, 'any'));
  const names = await readdir(folder);
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })),
  );
  const old = dated.sort((one, other) => other.at - one.at).slice(renderersKept);
  for (const { name } of old) await rm(path.join(folder, name), { recursive: true, force: true });
}

/** It is thrown for what the renderer does not know, and only Gatsby's build can make. */
export class NotCompiled extends Error {}

export class GatsbyRenderer {
  private constructor(
    private readonly program: Program,
    private readonly manifest: Manifest,
  ) {}

  /** @throws NotCompiled where a build has left no renderer in the folder, or one of another version of Gatsby */
  static async load(folder: string): Promise<GatsbyRenderer> {
    const text = await readFile(path.join(folder, manifestName), 'utf8').catch(() => undefined);
    if (text === undefined) throw new NotCompiled('no build of this code has left its renderer.');
    const manifest = v.parse(manifestSchema, JSON.parse(text));
    if (manifest.gatsby !== triedVersion) {
      throw new NotCompiled(`Gatsby ${manifest.gatsby} was not tried: its renderer may be another.`);
    }
    return new GatsbyRenderer(
      createRequire(__filename)(path.join(folder, 'render-page.js')) as Program,
      manifest,
    );
  }

  get startScripts(): readonly string[] {
    return this.manifest.startScripts;
  }

  /**
   * Gatsby compiles the templates that have a page, and the scripts of all pages are named after what it has compiled.
   *
   * @throws NotCompiled when the last page of a template is gone
   */
  assertUsed(pages: readonly Pick<PageDefinition, 'template'>[]): void {
    const used = new Set(pages.map(({ template }) => chunkOf('component', `src/templates/${template}.tsx`)));
    const unused = Object.keys(this.manifest.styles).find((chunk) => !used.has(chunk));
    if (unused !== undefined) throw new NotCompiled(`no page of ${unused} is left.`);
  }

  /**
   * The HTML of a page, with marks in place of its slices.
   * @param slices ids of the layout's slices, by the names by which it places them
   * @throws NotCompiled when the last build had no page of this template in this language
   */
  async page(page: PageDefinition, slices: Readonly<Record<string, string>>): Promise<string> {
    const { path: pagePath, template, context } = page;
    const chunk = chunkOf('component', `src/templates/${template}.tsx`);
    const data = this.manifest.queries[queryKey(template, context.language)];
    const styles = this.manifest.styles[chunk];
    if (data === undefined || !styles)
      throw new NotCompiled(`the last build had no page of ${template} in ${context.language}.`);
    const { html, sliceData } = await this.program.default({
      pagePath,
      pageData: {
        componentChunkName: chunk,
        path: pagePath,
        result: { ...(data !== null && { data }), pageContext: context },
        staticQueryHashes: [],
        slicesMap: slices,
      },
      context: { isDuringBuild: true },
      staticQueryContext: {},
      styles,
      reversedStyles: [...styles].reverse(),
      // The site's own start script is in place of them.
      scripts: [],
      reversedScripts: [],
    });
    const withProps = Object.values(sliceData).find(
      ({ props, hasChildren }) => hasChildren || Object.keys(props).length > 0,
    );
    if (withProps) throw new NotCompiled(`the slice ${withProps.sliceName} has props of its own.`);
    return html;
  }

  /** @param component from the root of the project: `src/app/EntrySlice.tsx` */
  async slice(name: string, component: string, context: object): Promise<string> {
    return this.program.renderSlice({
      slice: { name, context, componentChunkName: chunkOf('slice', component) },
      staticQueryContext: {},
      props: { data: {} },
    });
  }
}
