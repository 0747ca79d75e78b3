import path from 'node:path';
import * as v from 'valibot';
import { loadDotEnv } from '../../platform/environment/loadDotEnv';
import { readEnvironment } from '../../platform/environment/readEnvironment';
import { readArguments, ScriptError } from '../../platform/runScript';
import { ReleaseStore } from '../../publishing/releases/ReleaseStore';
import { findChromium } from '../../scripts/findChromium';
import { measureBuilds } from './builds';
import { measureLighthouse } from './lighthouse';
import { findPages, templateNames } from './pages';
import { type Bench, root, runBench, serveLiveRelease } from './editedSite';
import { measureWeights } from './weights';

const parts = ['weights', 'lighthouse', 'builds'] as const;

const usage = `npm run bench -- [${parts.join('] [')}]

  --template NAME   only pages of this template: ${templateNames.join(', ')}
  --runs N          of Lighthouse, and edits (5)
  --slowdown N      of the processor, for Lighthouse (4)
  --pages N         about so many more pages to build, of generated news (0)`;

const count = v.pipe(v.string(), v.digits('expected a whole number'), v.transform(Number));

function readOptions() {
  const options = {
    template: { type: 'string', multiple: true },
    slowdown: { type: 'string', multiple: true },
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '0' },
  } as const;
  return readArguments(usage, { allowPositionals: true, options }, ({ values, positionals }) => ({
    chosen: v.parse(v.array(v.picklist(parts)), positionals.length > 0 ? positionals : parts),
    templates: v.parse(v.array(v.picklist(templateNames)), values.template ?? templateNames),
    slowdowns: v.parse(v.array(count), values.slowdown ?? ['4']),
    runs: v.parse(count, values.runs),
    morePages: v.parse(count, values.pages),
  }));
}

type Options = ReturnType<typeof readOptions>;

/** Weights and Lighthouse of the live release. */
async function measureSite(bench: Bench, { chosen, templates, ...options }: Options): Promise<boolean[]> {
  if (chosen.every((part) => part === 'builds')) return [];
  const store = new ReleaseStore(path.resolve(root, readEnvironment(process.env).releasesFolder));
  const release = await store.current();
  if (!release)
    throw new ScriptError(`There is no release in ${store.folder}: run \`npm run release\` first.`);
  const chromiumPath = await findChromium();
  const origin = await serveLiveRelease(bench);
  const pages = await findPages(store.folderOf(release.id), origin, templates);
  return [
    !chosen.includes('weights') || (await measureWeights(pages, chromiumPath)),
    !chosen.includes('lighthouse') || (await measureLighthouse(pages, options, chromiumPath)),
  ];
}

/** `npm run bench`: measures the live release, and the builds of a copy. The exit code is 1 when a bar is exceeded. */
const options = readOptions();
loadDotEnv();
runBench(async (bench) => {
  const kept = await measureSite(bench, options);
  if (options.chosen.includes('builds')) kept.push(await measureBuilds(bench, options));
  return kept.every(Boolean);
});
