import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { HttpError, httpProblems } from '../../../platform/http/httpErrors';
import { parseInput } from '../parseInput';
import type { DeskContent } from '../ports';
import { sendPrivate } from '../sendPrivate';
import type { SessionCookie } from '../accounts/SessionCookie';

interface PictureRouteOptions {
  cookie: SessionCookie;
  content: Pick<DeskContent, 'picture'>;
}

const askedSchema = v.object({ revision: v.string(), path: v.string() });

const types = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/svg+xml'];

/** `GET /pictures/<revision>?path=<path>` below `/api`: a picture as it was, or will be. */
export function addPictureRoute(api: FastifyInstance, { cookie, content }: PictureRouteOptions): void {
  api.get('/pictures/:revision', async (request, reply) => {
    await cookie.require(request, reply);
    const { revision, path } = parseInput(askedSchema, {
      ...Object(request.params),
      ...Object(request.query),
    });
    const picture = await content.picture(revision, path);
    if (!picture || !types.includes(picture.type)) {
      throw new HttpError(httpProblems.noPicture);
    }
    // Opened in a tab of its own it is only a drawing, whatever else an SVG of the content may hold.
    void reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    return sendPrivate(request, reply, { type: picture.type, body: picture.bytes });
  });
}
