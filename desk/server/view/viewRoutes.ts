import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { HttpError, httpProblems } from '../../../platform/http/httpErrors';
import { investorProfiles } from '../../../src/profiles/investorProfiles';
import { askedPageSchema, type ShownPage } from '../../api';
import type { DeskDrafts } from '../editing/DeskDrafts';
import { parseInput } from '../parseInput';
import type { DeskPages } from '../ports';
import { sendPrivate } from '../sendPrivate';
import type { SessionCookie } from '../accounts/SessionCookie';

interface ViewRoutesOptions {
  cookie: SessionCookie;
  drafts: DeskDrafts;
  pages: DeskPages;
}

const draftSchema = v.object({ name: v.string() });

const fileSchema = v.object({
  revision: v.pipe(v.string(), v.regex(/^[0-9a-f]{40,64}(?:@\w+)?$/)),
  profile: v.picklist(investorProfiles),
  '*': v.string(),
});

/** The page reads, and its links lead to others of the same revision; nothing runs, is sent, or leaves the frame. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "img-src 'self' data:",
  "style-src 'unsafe-inline'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-same-origin',
].join('; ');

/** The page that shows an item of a draft, and the draft's site around it. Below `/api`. */
export function addViewRoutes(api: FastifyInstance, { cookie, drafts, pages }: ViewRoutesOptions): void {
  api.get('/drafts/:name/page', async (request, reply): Promise<ShownPage> => {
    await cookie.require(request, reply);
    const { name } = parseInput(draftSchema, request.params);
    const { identity, at } = parseInput(askedPageSchema, request.query);
    const revision = await drafts.revisionToShow(name, at);
    return { revision, paths: await pages.paths(revision, identity) };
  });

  api.get('/site/:revision/:profile/*', async (request, reply) => {
    // The frame shows refusals as well, which the page reads there.
    void reply.headers({ 'content-security-policy': contentSecurityPolicy, 'x-frame-options': 'SAMEORIGIN' });
    await cookie.require(request, reply);
    const { revision, profile, '*': address } = parseInput(fileSchema, request.params);
    const base = `/api/site/${revision}/${profile}`;
    const file = await pages.file(revision, { address: `/${address}`, profile, base });
    if (!file) throw new HttpError(httpProblems.nothingHere);
    return sendPrivate(request, reply, file);
  });
}
