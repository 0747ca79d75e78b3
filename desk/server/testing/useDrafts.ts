import * as v from 'valibot';
import { ContentHistory } from '../../../content/revisions/testing/ContentHistory';
import { contentFilesSchema, type Draft, draftContentSchema, draftSchema, type FieldEdit } from '../../api';
import type { DeskDraftsOptions } from '../editing/DeskDrafts';
import type { Role } from '../deskActs';
import { useDesk } from './startDesk';

/** A file that all drafts of the tests change. */
export const company = 'company/company.yaml';

export const title = (value: string): FieldEdit => ({ path: ['title'], value });

/** A desk for each test, with a repository of its own. */
export function useDrafts() {
  const theDesk = useDesk();
  const state: { history?: ContentHistory } = {};
  const history = () => {
    if (!state.history) throw new Error('There is a repository during tests only');
    return state.history;
  };
  const git = async (...args: string[]) => (await history().git.raw(args)).trim();
  beforeEach(async () => {
    state.history = await ContentHistory.create();
    // A publish takes what is live by then.
    theDesk().onReading = async () => {
      const { changes } = theDesk();
      theDesk().changes = { ...changes, latest: { ...changes.latest, id: await git('rev-parse', 'main') } };
    };
  });
  afterEach(async () => {
    await state.history?.dispose();
  });

  /** Somebody at the desk, who asks for things. */
  async function person(name: string, role: Role) {
    const cookie = await theDesk().cookieOf(name, role);
    const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
      theDesk().ask(method, `/api/drafts${path}`, body, { cookie });
    return {
      ask,
      begin: async () => v.parse(draftSchema, (await ask('POST', '', { title: 'Letter' })).json()),
      read: async () => v.parse(draftContentSchema, (await ask('GET', '/1')).json()),
      file: async (path = company) =>
        v.parse(contentFilesSchema, (await ask('GET', `/1/files?path=${path}`)).json()).files[0],
      save: async (base: string, ...edits: FieldEdit[]) =>
        ask('POST', '/1/save', { files: [{ path: company, base, edits }] }),
      /** An act upon the draft as it is, or as it was at a commit. */
      act: async (
        act: string,
        {
          commit,
          ...body
        }: {
          commit?: string;
          note?: string;
          publish?: boolean;
          file?: string;
          confirmed?: string[];
          changesOnly?: boolean;
          answers?: object;
        } = {},
      ) => ask('POST', `/1/${act}`, { commit: commit ?? (await git('rev-parse', 'draft/1')), ...body }),
    };
  }

  return {
    theDesk,
    git,
    person,
    history,
    start: (options: Partial<DeskDraftsOptions> = {}) => {
      const { repository } = history();
      return theDesk().start({ drafts: theDesk().drafts(repository, options) });
    },
    /** A draft in which Anna has written a title. */
    async written(anna: Awaited<ReturnType<typeof person>>, value = 'New'): Promise<Draft> {
      await anna.begin();
      await anna.save((await anna.file()).blob, title(value));
      return (await anna.read()).draft;
    },
    /** What the history tells. */
    told: () =>
      theDesk().publishing.calls.flatMap(([method, entry]) => (method.startsWith('record') ? [entry] : [])),
  };
}
