import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadDotEnv } from '../../platform/environment/loadDotEnv';
import { readEnvironment } from '../../platform/environment/readEnvironment';
import { projectRoot } from '../../platform/projectRoot';
import { htmlFileOf } from '../../publishing/releases/releaseFiles';
import { planContent } from '../rendering/renderContent';
import { RevisionPlans } from '../rendering/RevisionPlans';
import { siteCode } from '../rendering/siteCode';
import { SiteRenderer } from '../rendering/SiteRenderer';
import { createSanitise } from '../sanitise/sanitiseHtml';

/** The same order for the same seed. A linear congruential generator with the numbers of "Numerical Recipes". */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed;
  const next = () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32);
  return items
    .map((item) => ({ item, at: next() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** Renders all pages of a release in an order of its own, and prints which differ from the release's. */
async function main([live = '', seed]: string[]): Promise<void> {
  loadDotEnv();
  const { contentApiUrl: url, contentApiToken: token, siteUrl, systemHosts } = readEnvironment(process.env);
  const pictures = path.join(projectRoot, '.data', 'changes', 'pictures');
  const { renderer, plan } = await planContent({
    root: projectRoot,
    code: await siteCode(projectRoot, process.env),
    contentApi: { url, token },
    siteUrl,
    live,
    plans: new RevisionPlans({ siteUrl, sanitise: createSanitise(systemHosts), pictures }),
  });
  const site = new SiteRenderer(renderer, plan);
  const differing: string[] = [];
  for (const page of shuffled(plan.pages, Number(seed))) {
    const html = await site.html(page);
    if (html !== (await readFile(path.join(live, htmlFileOf(page.path)), 'utf8'))) differing.push(page.path);
  }
  console.log(differing.length > 0 ? differing.join('\n') : `${plan.pages.length} pages equal`);
}

void main(process.argv.slice(2));
