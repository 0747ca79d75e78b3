import { noPageChanges } from '../../../publishing/events';
import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import {
  type Changes,
  type History,
  idleHeader,
  type OwnSession,
  type PreviewLink,
  type Problem,
  type Publish,
  type Schedule,
  type Session,
} from '../../api';
import { App } from '../App';
import { toaster } from '../kit/feedback';
import { createDeskStore } from '../kit/deskStore';
import { chooseLanguage } from '../kit/startTexts';
import { system } from '../kit/theme';

const at = '2026-11-25T08:15:00.000Z';

export const revision = (over: Partial<Changes['latest']> = {}) => ({
  id: 'rev-2',
  at,
  author: 'Hugo Ferrand',
  message: 'Lettre de novembre',
  problems: [],
  untranslated: [],
  uncommitted: [],
  ...over,
});

export const live: NonNullable<Changes['live']> = {
  releaseId: '20261124-071502',
  builtAt: '2026-11-24T07:15:00.000Z',
  revision: revision({ id: 'rev-1', author: 'Claire Delmas' }),
};

type Difference = Changes['changes'][number]['differences'][number];

/** A change of the French text of a news item, by default. */
export const difference = (over: Partial<Extract<Difference, { type: 'field' }>> = {}): Difference => ({
  type: 'field',
  file: 'fr.md',
  path: ['text'],
  before: null,
  after: null,
  ...over,
});

export const changesOf = (over: Partial<Changes> = {}): Changes => ({
  live,
  latest: revision(),
  changes: [
    {
      kind: 'news',
      code: '2026-11-letter',
      title: 'Lettre de novembre',
      change: 'edited',
      by: 'Hugo Ferrand',
      at,
      differences: [difference({ before: 'Les frais sont de 1,20 %', after: 'Les frais sont de 1,10 %' })],
      omitted: 0,
    },
    { kind: 'funds', code: 'debt', title: 'Emerging Debt', change: 'added', differences: [], omitted: 0 },
  ],
  omitted: 0,
  hold: null,
  ...over,
});

export const hold: NonNullable<Changes['hold']> = {
  by: 'Claire Delmas',
  at,
  note: 'Frais à vérifier',
  releaseId: '20261120-164410',
};

export const publishOf = (over: Partial<Publish> = {}): Publish => ({
  by: 'Claire Delmas',
  via: 'desk',
  note: '',
  state: 'running',
  queuedAt: at,
  startedAt: at,
  events: [],
  estimatedSeconds: 120,
  ...over,
});

export const schedule = (over: Partial<Schedule> = {}): Schedule => ({
  id: 3,
  by: 'Claire Delmas',
  note: 'Lettre de décembre',
  at: '2099-12-01T08:00:00.000Z',
  revision: 'rev-2',
  isOvertaken: false,
  isOrphaned: false,
  ...over,
});

export const previewLink = (over: Partial<PreviewLink> = {}): PreviewLink => ({
  id: 1,
  by: 'Claire Delmas',
  at,
  expiresAt: '2026-11-26T08:15:00.000Z',
  revision: 'a1b2c3d4e5f6',
  ...over,
});

export const entry = (over: Partial<History['entries'][number]> = {}): History['entries'][number] => ({
  id: 7,
  at,
  kind: 'publish',
  who: 'Claire Delmas',
  via: 'desk',
  note: 'Validé',
  result: 'succeeded',
  ...over,
});

export const historyOf = (over: Partial<History> = {}): History => ({
  entries: [entry()],
  hasMore: false,
  releases: [
    { id: '20261124-071502', builtAt: '2026-11-24T07:15:00.000Z', isLive: true },
    { id: '20261120-164410', builtAt: '2026-11-20T16:44:00.000Z', isLive: false },
  ],
  hold: null,
  ...over,
});

export const sessionOf = (role: Session['role'] = 'publisher', name = 'Claire Delmas'): Session => ({
  name,
  role,
  hasPassword: true,
  hasSecondFactor: false,
  recoveryCodesLeft: 0,
  needsSecondFactor: false,
  isCompanyAccount: false,
  siteUrl: 'https://www.meridane.example',
});

export const ownSession = (over: Partial<OwnSession> = {}): OwnSession => ({
  id: 1,
  isThis: true,
  signedInBy: 'password',
  browser: 'Firefox, Linux',
  startedAt: at,
  usedAt: '2026-11-25T09:40:00.000Z',
  ...over,
});

/** Answered once `until` is settled. */
type Answer = { status?: number; body: unknown; until?: Promise<unknown> };

export const refusal = (code: Problem['code'], over: Partial<Problem> & { status?: number } = {}): Answer => {
  const { status = 409, ...problem } = over;
  return { status, body: { code, message: 'Message du serveur', ...problem } };
};

export const signedOut = refusal('signed-out', { status: 401 });

/** Several files of a draft, of the answers about each of them. */
function filesTogether(answers: Record<string, Answer>, what: string): Answer | undefined {
  const [address = '', query = ''] = what.split('?');
  const paths = query.split('&');
  const single = paths.flatMap((path) => answers[`${address}?${path}`] ?? []);
  const refused = single.find((answer) => answer.status !== undefined);
  if (refused || paths.length < 2 || single.length < paths.length) return refused;
  return { body: { files: single.flatMap((answer) => (answer.body as { files: unknown[] }).files) } };
}

let latest: Record<string, Answer> = {};

/** The server tells of a publish: somebody who comes back to the page asks at once. */
export function tell(publish: unknown): void {
  latest['GET /publishes/latest'] = { body: publish };
  act(() => void window.dispatchEvent(new Event('focus')));
}

/** Answers by `METHOD /path`, which a test may replace as it goes. */
export function startServer(answers: Record<string, Answer>) {
  const all: Record<string, Answer> = {
    'GET /session': { body: sessionOf() },
    'GET /changes': { body: changesOf() },
    'GET /foretold': { body: noPageChanges },
    'GET /preview': { body: { shown: null, building: null, failure: null } },
    'GET /publishes/latest': { body: null },
    'GET /history': { body: historyOf() },
    'GET /sessions': { body: { sessions: [ownSession()] } },
    'GET /schedules': { body: { schedules: [] } },
    'GET /preview/links': { body: { links: [] } },
    ...answers,
  };
  latest = all;
  const asked: { what: string; body: unknown; idle: string | null }[] = [];
  globalThis.fetch = async (input) => {
    const request = input as Request;
    const { pathname, search } = new URL(request.url);
    const what = `${request.method} ${pathname.replace('/api', '')}${search}`;
    const text = await request.text();
    const idle = request.headers.get(idleHeader);
    asked.push({ what, body: text === '' ? undefined : JSON.parse(text), idle });
    const answer = all[what] ?? filesTogether(all, what);
    if (!answer) throw new TypeError(`No answer for ${what}`);
    await answer.until;
    return new Response(JSON.stringify(answer.body), {
      status: answer.status ?? 200,
      headers: { 'content-type': 'application/json' },
    });
  };
  return { answers: all, asked, bodyOf: (what: string) => asked.findLast((one) => one.what === what)?.body };
}

/** The page at an address, in French. */
export function openDesk(path: string, answers: Record<string, Answer> = {}) {
  chooseLanguage('fr');
  toaster.remove();
  window.history.replaceState(null, '', path);
  const server = startServer(answers);
  const user = userEvent.setup();
  const view = render(
    <ChakraProvider value={system}>
      <Provider store={createDeskStore()}>
        <App />
      </Provider>
    </ChakraProvider>,
  );
  return { ...server, ...view, user };
}

export const heading = (name: string) => screen.findByRole('heading', { name });

/** Puts in the non-breaking spaces of French typography. */
export const fr = (text: string) => text.replace(/ (?=[:;?!»])|(?<=«) /g, '\u00a0');
