import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError, httpProblems } from '../../../platform/http/httpErrors';
import { newAccountSchema, roleChangeSchema } from '../../api';
import { type Accounts, assertLocal, isReservedName } from './DeskAccounts';
import { idParams, parseInput } from '../parseInput';
import type { DeskRecord, RecordAct } from '../deskActs';
import type { DeskSchedules } from '../ports';
import type { SessionCookie } from './SessionCookie';
import type { Sessions } from './Sessions';
import { changeRole, removeAccount } from './accountChanges';
import type { SecondFactors } from './SecondFactors';

interface AccountRoutesOptions {
  accounts: Accounts;
  secondFactors: SecondFactors;
  sessions: Sessions;
  schedules: DeskSchedules;
  cookie: SessionCookie;
  record: RecordAct;
  now: () => Date;
}

/** `/accounts` below `/api`, for administrators. */
export function addAccountRoutes(api: FastifyInstance, options: AccountRoutesOptions): void {
  const { accounts, secondFactors, sessions, schedules, cookie, record, now } = options;
  const administrator = (request: FastifyRequest, reply: FastifyReply) =>
    cookie.require(request, reply, 'administrator');

  /** Who acts, and on whom. Nobody acts on themselves: an administrator cannot lock themselves out by mistake. */
  async function parties(request: FastifyRequest, reply: FastifyReply) {
    const { name: who } = await administrator(request, reply);
    const [account] = await accounts.listForPage(now(), parseInput(idParams, request.params).id);
    if (!account) throw new HttpError(httpProblems.noAccount);
    if (account.name === who) throw new HttpError(httpProblems.ownAccount);
    const told = (kind: DeskRecord['kind'], note: string) =>
      record(request, { kind, who, note, result: 'succeeded' });
    return { account, told };
  }

  /** For what the company decides on accounts of its own. */
  async function partiesOfLocal(request: FastifyRequest, reply: FastifyReply) {
    const found = await parties(request, reply);
    assertLocal(found.account);
    return found;
  }

  api.get('/accounts', async (request, reply) => {
    await administrator(request, reply);
    return { accounts: await accounts.listForPage(now()) };
  });

  api.post('/accounts', async (request, reply) => {
    const { name: who } = await administrator(request, reply);
    const account = parseInput(newAccountSchema, request.body);
    const taken = new HttpError(httpProblems.nameTaken(account.name));
    if (isReservedName(account.name) || !(await accounts.ensure(account, now()))) throw taken;
    const note = `${account.name}, ${account.role}`;
    await record(request, { kind: 'account-added', who, note, result: 'succeeded' });
    return reply.code(201).send(await sessions.invite(account.name, now()));
  });

  api.post('/accounts/:id/role', async (request, reply) => {
    const { account, told } = await partiesOfLocal(request, reply);
    const { role } = parseInput(roleChangeSchema, request.body);
    await changeRole({ name: account.name, role }, { accounts, schedules, record: told });
    return {};
  });

  api.post('/accounts/:id/link', async (request, reply) => {
    const { account, told } = await partiesOfLocal(request, reply);
    await told('account-reset', account.name);
    await accounts.voidPassword(account.name);
    return reply.code(201).send(await sessions.invite(account.name, now()));
  });

  api.delete('/accounts/:id/sessions', async (request, reply) => {
    const { account, told } = await parties(request, reply);
    if ((await sessions.endAll(account.name)) > 0) await told('sessions-ended', account.name);
    return {};
  });

  api.delete('/accounts/:id/second-factor', async (request, reply) => {
    const { account, told } = await partiesOfLocal(request, reply);
    await told('second-factor-off', account.name);
    await secondFactors.switchOff(account.name);
    return {};
  });

  api.delete('/accounts/:id', async (request, reply) => {
    const { account, told } = await parties(request, reply);
    await removeAccount(account.name, { accounts, schedules, record: told });
    return {};
  });
}
