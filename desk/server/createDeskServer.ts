import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  addHealth,
  answerErrors,
  createHttpServer,
  type HttpServerOptions,
} from '../../platform/http/createHttpServer';
import { type HttpError, httpProblems } from '../../platform/http/httpErrors';
import { clientAddress } from '../../platform/http/clientAddress';
import { isDiskFull } from '../../platform/errors';
import { type Problem, problemSchema } from '../api';
import type { Accounts } from './accounts/DeskAccounts';
import type { DeskDrafts } from './editing/DeskDrafts';
import type { SecondFactors } from './accounts/SecondFactors';
import { addAccountRoutes } from './accounts/accountRoutes';
import { addSecondFactorRoutes } from './accounts/secondFactorRoutes';
import type { CompanyAccounts } from './accounts/CompanyAccounts';
import type { CompanyProvider } from './accounts/CompanyProvider';
import { addCompanySignInRoutes } from './accounts/companySignInRoutes';
import { addDraftRoutes } from './editing/draftRoutes';
import { type HealthSources, readHealth } from './health';
import { addPage } from './page';
import type { DeskContent, DeskPages, DeskPreview, DeskPublishing, DeskSchedules } from './ports';
import type { RecordAct, DeskRecord } from './deskActs';
import { addPictureRoute } from './preview/pictureRoute';
import { addPreviewRoutes } from './preview/previewRoutes';
import { addPublishRoutes } from './publishing/publishRoutes';
import { addScheduleRoutes } from './publishing/scheduleRoutes';
import { addOwnPageGuard, addSecurity } from './requestGuards';
import { SessionCookie } from './accounts/SessionCookie';
import { addViewRoutes } from './view/viewRoutes';
import type { Sessions } from './accounts/Sessions';
import type { SignInLimit } from './accounts/SignInLimit';
import { SignInChecks } from './accounts/SignInChecks';
import { addSessionRoutes } from './accounts/signInRoutes';

export interface DeskServerOptions extends HttpServerOptions, HealthSources {
  accounts: Accounts;
  secondFactors: SecondFactors;
  /** Whoever may publish has to have one. */
  isSecondFactorRequired: boolean;
  companyAccounts: CompanyAccounts;
  /** Signs in, too, if there is one. */
  provider?: CompanyProvider | undefined;
  sessions: Sessions;
  limit: SignInLimit;
  publishing: DeskPublishing;
  schedules: DeskSchedules;
  content: DeskContent;
  preview: DeskPreview;
  drafts: DeskDrafts;
  pages: DeskPages;
  /** Origin of the public site. */
  siteUrl: string;
  /** Origin (https) of a proxy in front, which writes X-Forwarded-For; without one the desk answers at localhost only. */
  deskUrl?: string | undefined;
  now?: () => Date;
}

const bodyLimit = 16 * 1024;

/** The history's names for what not every role may do, by route. */
const guardedActs: Readonly<Record<string, DeskRecord['kind']>> = {
  'POST /api/take-back': 'rollback',
  'POST /api/lift': 'lift',
  'POST /api/schedules': 'schedule',
  'DELETE /api/schedules/:id': 'withdraw',
  'POST /api/drafts/:name/approve': 'draft-approved',
  'POST /api/drafts/:name/return': 'draft-returned',
  'POST /api/drafts/:name/remarks': 'remark-left',
  'POST /api/accounts': 'account-added',
  'POST /api/accounts/:id/role': 'account-role',
  'POST /api/accounts/:id/link': 'account-reset',
  'DELETE /api/accounts/:id/sessions': 'sessions-ended',
  'DELETE /api/accounts/:id': 'account-removed',
  'DELETE /api/accounts/:id/second-factor': 'second-factor-off',
  'GET /api/accounts': 'account-role',
};

function actOf({ method, routeOptions }: FastifyRequest): DeskRecord['kind'] {
  return guardedActs[`${method} ${routeOptions.url}`] ?? 'publish';
}

const codeSchema = v.fallback(problemSchema.entries.code, 'invalid');

function toProblem({ statusCode, code, message, retryAfter, details }: HttpError): Problem {
  const known = v.parse(codeSchema, statusCode === 413 ? 'too-large' : code);
  return { ...details, code: known, message, retryAfter };
}

/** The publishing desk: its page, and what the page asks for. */
export async function createDeskServer(options: DeskServerOptions): Promise<FastifyInstance> {
  const { deskUrl, now = () => new Date() } = options;
  // HEAD is added on purpose where it matters: it must not do what GET does.
  const app = createHttpServer(options, { bodyLimit, exposeHeadRoutes: false });
  await app.register(answerErrors, {
    answer: toProblem,
    failed: (error) => (isDiskFull(error) ? httpProblems.diskFull : httpProblems.failed),
  });
  await app.register(addSecurity, { deskUrl });

  const addressOf = (request: FastifyRequest) => clientAddress(request, deskUrl === undefined ? 0 : 1);
  const record: RecordAct = (request, act) =>
    options.publishing.record({ ...act, address: addressOf(request) });
  const cookie = new SessionCookie({
    sessions: options.sessions,
    isSecure: deskUrl !== undefined,
    isSecondFactorRequired: options.isSecondFactorRequired,
    signedOutDetails: options.provider && { hasCompanySignIn: true },
    onForbidden: (request, { name: who }) =>
      record(request, { kind: actOf(request), who, result: 'refused' }),
    now,
  });
  const checks = new SignInChecks({ ...options, record, addressOf, now });
  const parts = { ...options, cookie, checks, addressOf, record, now };
  await app.register(
    async (api: FastifyInstance) => {
      await api.register(addOwnPageGuard, { deskUrl });
      addSessionRoutes(api, parts);
      addSecondFactorRoutes(api, parts);
      addAccountRoutes(api, parts);
      addPublishRoutes(api, parts);
      addScheduleRoutes(api, parts);
      addPreviewRoutes(api, parts);
      addPictureRoute(api, parts);
      addDraftRoutes(api, { ...parts, toProblem });
      addViewRoutes(api, parts);
    },
    { prefix: '/api' },
  );
  if (options.provider) addCompanySignInRoutes(app, { ...parts, provider: options.provider });
  await app.register(addHealth, { read: () => readHealth({ ...options, now }) });
  await app.register(addPage, { pageFolder: options.pageFolder });
  return app;
}
