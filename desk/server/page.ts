import { randomBytes } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { codeOf } from '../../platform/errors';
import { HttpError, httpProblems } from '../../platform/http/httpErrors';

/** Stands in index.html for the nonce, which the page's script gives to the styles that it adds. */
const noncePlaceholder = '__CSP_NONCE__';

/** The page may load and do no more: its own files, and styles that its script adds with the nonce. */
export function contentSecurityPolicy(nonce?: string) {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", ...(nonce === undefined ? [] : [`'nonce-${nonce}'`])],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'font-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
  };
  return { useDefaults: false, directives };
}

const indexOf = (pageFolder: string) => path.join(pageFolder, 'index.html');

/** True if the page is built. */
export function hasPage(pageFolder: string): Promise<boolean> {
  return access(indexOf(pageFolder)).then(
    () => true,
    () => false,
  );
}

async function sendIndex(reply: FastifyReply, pageFolder: string): Promise<FastifyReply> {
  const html = await readFile(indexOf(pageFolder), 'utf8').catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
    throw new HttpError(httpProblems.pageNotBuilt);
  });
  const nonce = randomBytes(16).toString('base64url');
  reply.helmet({ contentSecurityPolicy: contentSecurityPolicy(nonce) });
  return reply.type('text/html; charset=utf-8').send(html.replaceAll(noncePlaceholder, nonce));
}

/** Addresses of the page itself, which chooses by them what it shows. */
function isOfPage(method: string, pathname: string): boolean {
  const isApi = pathname === '/api' || pathname.startsWith('/api/');
  return (method === 'GET' || method === 'HEAD') && !isApi && !path.posix.basename(pathname).includes('.');
}

/** Plugin: serves the files that Vite has built: index.html, and assets whose names change with their content. */
export const addPage = fastifyPlugin<{ pageFolder: string }>(async (app, { pageFolder }) => {
  if (!(await hasPage(pageFolder))) app.log.error(new HttpError(httpProblems.pageNotBuilt).message);
  await app.register(fastifyStatic, {
    root: pageFolder,
    index: false,
    dotfiles: 'ignore',
    // A folder that is not there yet is told of by `sendIndex`.
    suppressWarning: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isHashed = path.relative(pageFolder, file).startsWith(`assets${path.sep}`);
      if (isHashed) void reply.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
  for (const url of ['/', '/index.html']) {
    app.route({ method: ['GET', 'HEAD'], url, handler: (_request, reply) => sendIndex(reply, pageFolder) });
  }
  app.setNotFoundHandler(async ({ method, url }, reply) => {
    const [pathname = ''] = url.split('?', 1);
    if (isOfPage(method, pathname)) return sendIndex(reply, pageFolder);
    throw new HttpError(httpProblems.nothingHere);
  });
});
