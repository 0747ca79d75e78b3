import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import * as v from 'valibot';
import { formatPath, parseRequestPath } from '../../../platform/http/parseRequestPath';
import { pageFacts } from '../../../publishing/checks/pageFacts';
import { createSiteServer } from '../../../site-server/createSiteServer';
import { findFile } from '../../../publishing/releases/destination';
import { servedRelease } from '../../../site-server/requestHooks';
import { cookieTable } from '../../../src/cookies/cookieTable';
import { isLocale, type Locale, locales } from '../../../src/i18n/locales';
import {
  defaultInvestorProfile,
  type InvestorProfileCode,
  investorProfiles,
  isInvestorProfile,
} from '../../../src/profiles/investorProfiles';
import { switchAddress, withPreviewBar } from './previewBar';
import { addPreviewGuard } from './previewGuard';
import type { PreviewLinks } from './PreviewLinks';

interface PreviewServerOptions {
  links: PreviewLinks;
  /** Folder of the preview's releases. */
  releasesFolder: string;
  contentApiUrl: string;
  contentApiToken?: string | undefined;
  /** Browsers then send its cookies over https only. */
  isSecure: boolean;
  logger?: FastifyServerOptions['logger'];
  now?: () => Date;
}

/** Path of the secret address: its key is in the query, which no log has. */
export const entrance = '/preview';

/** The prefix keeps other hosts of the same domain from setting it, and is for https only. */
const keyCookieOf = ({ isSecure }: Pick<PreviewServerOptions, 'isSecure'>) =>
  isSecure ? '__Host-preview' : 'preview';

/** Segments of a path of the site; none for what is not one, such as the address of another host behind two slashes. */
function segmentsOf(address: string): readonly string[] {
  const segments = parseRequestPath(address)?.segments ?? [];
  return segments.includes('') ? [] : segments;
}

const entranceSchema = v.object({ key: v.string(), page: v.fallback(v.optional(v.string()), undefined) });

const choiceSchema = v.object({
  profile: v.optional(v.picklist(investorProfiles)),
  language: v.optional(v.picklist(locales)),
});

function profileOf({ cookies }: FastifyRequest): InvestorProfileCode {
  const profile = cookies[cookieTable.investorProfile.name];
  return isInvestorProfile(profile) ? profile : defaultInvestorProfile;
}

/** The page that a request comes from. */
function pageBefore({ headers, host }: FastifyRequest): readonly string[] {
  const { referer } = headers;
  if (referer === undefined || !URL.canParse(referer)) return [];
  const url = new URL(referer);
  return url.host === host ? segmentsOf(url.pathname) : [];
}

/** The same page in another language, as its own head says; its home page where there is none. */
async function translationOf(
  request: FastifyRequest,
  segments: readonly string[],
  language: Locale,
): Promise<string> {
  const found = await findFile(servedRelease(request).root, segments);
  const { alternates } = found
    ? pageFacts(await readFile(found.file, 'utf8'), formatPath(segments))
    : { alternates: [] };
  const address = alternates.find(([ofLanguage]) => ofLanguage === language)?.[1];
  return address === undefined ? `/${language}` : new URL(address, 'http://preview').pathname;
}

const isImmutable = (cacheControl: unknown) => String(cacheControl).includes('immutable');

/** The bar is added in plain text. */
async function askForPlainText({ raw: { headers } }: FastifyRequest): Promise<void> {
  delete headers['accept-encoding'];
}

/** The bar is added to whole pages. No page has the name of a file that never changes. */
async function askForWholePages(request: FastifyRequest): Promise<void> {
  if (isImmutable(servedRelease(request).headers.of(segmentsOf(request.url))['cache-control'])) return;
  const { headers } = request.raw;
  delete headers['if-none-match'];
  delete headers['if-modified-since'];
}

async function markPage(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
  const { previewUntil: expiresAt, served } = request;
  if (!isPage || !expiresAt || !served || request.method !== 'GET') return payload;
  const html = payload instanceof Readable ? await text(payload) : String(payload);
  const builtAt = new Date(served.about.builtAt);
  for (const name of ['content-length', 'etag', 'last-modified']) void reply.removeHeader(name);
  return withPreviewBar(html, { builtAt, expiresAt, profile: profileOf(request) });
}

function addMarks(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    // The browser keeps scripts and pictures, and asks each time: once the key is withdrawn it shows none of them.
    const isKept = isImmutable(reply.getHeader('cache-control'));
    void reply.headers({
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': isKept ? 'private, no-cache' : 'no-store',
    });
    return markPage(request, reply, payload);
  });
}

function addRoutes(app: FastifyInstance, { isSecure }: PreviewServerOptions): void {
  const attributes = { path: '/', sameSite: 'lax', secure: isSecure } as const;

  app.get(entrance, { config: { isEntrance: true } }, async (request, reply) => {
    const { key, page = '' } = v.parse(entranceSchema, request.query);
    // Lax: the address is opened from a mail.
    void reply.setCookie(keyCookieOf({ isSecure }), key, {
      ...attributes,
      httpOnly: true,
      expires: request.previewUntil,
    });
    // The same cookies that accepting the disclaimer sets.
    void reply.setCookie(cookieTable.disclaimerValidated.name, 'true', attributes);
    void reply.setCookie(cookieTable.investorProfile.name, profileOf(request), attributes);
    const segments = segmentsOf(page);
    const [language] = segments;
    if (isLocale(language)) void reply.setCookie(cookieTable.locale.name, language, attributes);
    return reply.redirect(formatPath(segments), 303);
  });

  app.get(switchAddress, async (request, reply) => {
    const { profile, language } = v.parse(v.fallback(choiceSchema, {}), request.query);
    const segments = pageBefore(request);
    if (profile) void reply.setCookie(cookieTable.investorProfile.name, profile, attributes);
    if (!language) return reply.redirect(formatPath(segments), 303);
    void reply.setCookie(cookieTable.locale.name, language, attributes);
    return reply.redirect(await translationOf(request, segments, language), 303);
  });
}

/**
 * The site as it would be: the site's own server with the preview's releases, behind secret addresses, and each page
 * marked. It has to be an origin of its own, as the site's addresses start at the root.
 */
export async function createPreviewServer(options: PreviewServerOptions): Promise<FastifyInstance> {
  const { releasesFolder, contentApiUrl, contentApiToken, logger, links, now = () => new Date() } = options;
  return createSiteServer({
    releasesFolder,
    contentApiUrl,
    contentApiToken,
    logger,
    isPublic: false,
    guard: fastifyPlugin(async (app: FastifyInstance) => {
      await app.register(fastifyCookie);
      app.addHook('onRequest', askForPlainText);
      await app.register(addPreviewGuard, { links, keyCookie: keyCookieOf(options), now });
      // By then it is known which release answers.
      app.addHook('preHandler', askForWholePages);
      addMarks(app);
      addRoutes(app, options);
    }),
  });
}
