import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LiveRelease, ServedRelease } from '../publishing/releases/LiveRelease';
import { locales } from '../src/i18n/locales';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set as the request arrives; see {@link servedRelease}. */
    served?: ServedRelease;
  }
}

/** Gives every request the release that is live as it arrives, so that no answer mixes two. */
export function addServedRelease(app: FastifyInstance, live: LiveRelease): void {
  app.decorateRequest('served');
  app.addHook('onRequest', async (request) => {
    request.served = await live.current();
  });
}

/** The release to answer a request from. */
export function servedRelease({ served }: FastifyRequest): ServedRelease {
  if (!served) throw new Error('No release can be read: publish one with `npm run release`');
  return served;
}

/** A complete release has a home page for each locale and a page for unknown addresses. */
function isComplete(root: string): boolean {
  const needed = [...locales.map((locale) => path.join(locale, 'index.html')), '404.html'];
  return needed.every((file) => existsSync(path.join(root, file)));
}

/** @throws Error that says what to do when the folder of releases has no complete live release */
export function assertReleaseIsLive(folder: string): void {
  const link = path.join(folder, 'current');
  try {
    if (isComplete(realpathSync(link))) return;
  } catch {
    throw new Error(`There is no release in ${folder}: run \`npm run release\` first.`);
  }
  throw new Error(`The release in ${link} is not complete: run \`npm run release\` to make another.`);
}
