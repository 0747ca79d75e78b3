import type { FastifyInstance } from 'fastify';
import { HttpError, httpProblems } from '../../../platform/http/httpErrors';
import { confirmationSchema, switchOffSchema } from '../../api';
import { parseInput } from '../parseInput';
import type { SessionCookie } from './SessionCookie';
import type { Sessions } from './Sessions';
import type { RecordAct, VerifyPassword } from './signInRoutes';
import type { SecondFactors } from './SecondFactors';

interface SecondFactorRoutesOptions {
  secondFactors: SecondFactors;
  sessions: Sessions;
  cookie: SessionCookie;
  record: RecordAct;
  verify: VerifyPassword;
  now: () => Date;
}

/** `/session/second-factor` below `/api`: one's own. */
export function addSecondFactorRoutes(api: FastifyInstance, options: SecondFactorRoutesOptions): void {
  const { secondFactors, sessions, cookie, record, verify, now } = options;

  api.post('/session/second-factor', async (request) =>
    secondFactors.propose((await cookie.requireLocal(request)).name),
  );

  api.post('/session/second-factor/confirm', async (request) => {
    const { name: who } = await cookie.requireLocal(request);
    const { code } = parseInput(confirmationSchema, request.body);
    const isRight = await secondFactors.isConfirmedBy(who, code, now());
    // First: codes that are shown once must not be lost by a history that cannot be told.
    await record(request, { kind: 'second-factor-on', who, result: isRight ? 'succeeded' : 'failed' });
    if (!isRight) throw new HttpError(httpProblems.wrongCode);
    const recoveryCodes = await secondFactors.switchOn(who, code, now());
    // They have shown no code, and may be somebody else's.
    await sessions.endOthers(cookie.tokenOf(request) ?? '');
    return { recoveryCodes };
  });

  api.post('/session/second-factor/off', async (request) => {
    const { name: who } = await cookie.requireLocal(request);
    await verify(request, who, parseInput(switchOffSchema, request.body).password);
    await record(request, { kind: 'second-factor-off', who, note: who, result: 'succeeded' });
    await secondFactors.switchOff(who);
    return {};
  });
}
