import type { FastifyInstance } from 'fastify';
import { HttpError, httpProblems } from '../../../platform/http/httpErrors';
import { confirmationSchema, switchOffSchema } from '../../api';
import { parseInput } from '../parseInput';
import type { RecordAct } from '../deskActs';
import type { SessionCookie } from './SessionCookie';
import type { SignInChecks } from './SignInChecks';
import type { SecondFactors } from './SecondFactors';

interface SecondFactorRoutesOptions {
  secondFactors: SecondFactors;
  checks: SignInChecks;
  cookie: SessionCookie;
  record: RecordAct;
  now: () => Date;
}

/** `/session/second-factor` below `/api`: one's own. */
export function addSecondFactorRoutes(api: FastifyInstance, options: SecondFactorRoutesOptions): void {
  const { secondFactors, checks, cookie, record, now } = options;

  api.post('/session/second-factor', async (request) =>
    secondFactors.propose((await cookie.requireLocal(request)).name),
  );

  api.post('/session/second-factor/confirm', async (request, reply) => {
    const { name: who } = await cookie.requireLocal(request);
    const { password, code } = parseInput(confirmationSchema, request.body);
    await checks.password(request, who, password);
    const isRight = await secondFactors.isConfirmedBy(who, code, now());
    // First: codes that are shown once must not be lost by a history that cannot be told.
    await record(request, { kind: 'second-factor-on', who, result: isRight ? 'succeeded' : 'failed' });
    if (!isRight) throw new HttpError(httpProblems.wrongCode);
    const recoveryCodes = await secondFactors.switchOn(who, code, now());
    // All sessions have ended, as they have shown no code, and may be somebody else's.
    await cookie.start(request, reply, { name: who, signedInBy: 'two-steps' });
    return { recoveryCodes };
  });

  api.post('/session/second-factor/off', async (request, reply) => {
    const { name: who } = await cookie.requireLocal(request);
    const { password, code } = parseInput(switchOffSchema, request.body);
    await checks.password(request, who, password);
    await checks.code(request, { who, code, alone: 'password' });
    await record(request, { kind: 'second-factor-off', who, note: who, result: 'succeeded' });
    await secondFactors.switchOff(who);
    await cookie.start(request, reply, { name: who, signedInBy: 'password' });
    return {};
  });
}
