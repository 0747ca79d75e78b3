import * as v from 'valibot';
import * as contract from '../../../api';
import { deskApi, type DeskError, post, remove } from '../../deskApi';

type OfDraft<Body> = { name: string } & Body;
export type Save = OfDraft<v.InferOutput<typeof contract.saveSchema>>;

const at = (name: string, what = '') => `drafts/${encodeURIComponent(name)}${what}`;
const filesAt = (name: string, paths: readonly string[]) =>
  at(name, `/files?${paths.map((path) => `path=${encodeURIComponent(path)}`).join('&')}`);

/** The merge goes on after its answer is lost, as where a proxy waits no longer. */
const lostAnswer = (error: DeskError): DeskError =>
  error.code === 'unreachable' || error.code === 'unreadable' ? { ...error, code: 'in-doubt' } : error;

/** Requests about drafts. */
export const draftApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    drafts: build.query<contract.Draft[], void>({
      query: () => 'drafts',
      transformResponse: (answer) => v.parse(contract.draftsSchema, answer).drafts,
      providesTags: ['Drafts'],
    }),
    newDraft: build.mutation<contract.Draft, v.InferOutput<typeof contract.newDraftSchema>>({
      query: (wanted) => post('drafts', wanted),
      transformResponse: (answer) => v.parse(contract.draftSchema, answer),
      invalidatesTags: ['Drafts', 'History'],
    }),
    draft: build.query<contract.DraftContent, string>({
      query: (name) => at(name),
      transformResponse: (answer) => v.parse(contract.draftContentSchema, answer),
      providesTags: ['Drafts'],
    }),
    removeDraft: build.mutation<unknown, string>({
      query: (name) => remove(at(name)),
      invalidatesTags: ['History'],
    }),
    contentFile: build.query<contract.ContentFile, { name: string; path: string }>({
      query: ({ name, path }) => filesAt(name, [path]),
      transformResponse: (answer) => v.parse(contract.contentFilesSchema, answer).files[0],
    }),
    contentFiles: build.query<contract.ContentFile[], { name: string; paths: readonly string[] }>({
      query: ({ name, paths }) => filesAt(name, paths),
      transformResponse: (answer) => v.parse(contract.contentFilesSchema, answer).files,
    }),
    shownPage: build.query<contract.ShownPage, OfDraft<v.InferOutput<typeof contract.askedPageSchema>>>({
      query: ({ name, ...asked }) => at(name, `/page?${new URLSearchParams(asked)}`),
      transformResponse: (answer) => v.parse(contract.shownPageSchema, answer),
      providesTags: ['Drafts'],
    }),
    save: build.mutation<contract.Saved, Save>({
      query: ({ name, files }) => post(at(name, '/save'), { files }),
      transformResponse: (answer) => v.parse(contract.savedSchema, answer),
      invalidatesTags: (_, error) => (error ? [] : ['Drafts']),
    }),
    update: build.mutation<unknown, OfDraft<v.InferOutput<typeof contract.updateSchema>>>({
      query: ({ name, files }) => post(at(name, '/update'), { files }),
      // Refused, the draft or what is live is not what it was.
      invalidatesTags: ['Drafts'],
    }),
    versions: build.query<contract.Version[], { name: string; path: string }>({
      query: ({ name, path }) => at(name, `/history?path=${encodeURIComponent(path)}`),
      transformResponse: (answer) => v.parse(contract.versionsSchema, answer).versions,
      providesTags: ['Drafts'],
    }),
    versionChanges: build.query<contract.ContentChanges, { name: string; since: string; commit: string }>({
      query: ({ name, ...commits }) => at(name, `/changes?${new URLSearchParams(commits)}`),
      transformResponse: (answer) => v.parse(contract.contentChangesSchema, answer),
    }),
    restore: build.mutation<contract.Saved, OfDraft<v.InferOutput<typeof contract.restoreSchema>>>({
      query: ({ name, ...version }) => post(at(name, '/restore'), version),
      transformResponse: (answer) => v.parse(contract.savedSchema, answer),
      invalidatesTags: ['Drafts'],
    }),
    others: build.query<string[], { name: string; item: string }>({
      query: ({ name, item }) => post(at(name, '/open'), { item }),
      transformResponse: (answer) => v.parse(contract.othersSchema, answer).others,
      keepUnusedDataFor: 0,
    }),
    draftProblems: build.mutation<contract.DraftContent['problems'], Save>({
      query: ({ name, files }) => post(at(name, '/problems'), { files }),
      transformResponse: (answer) => v.parse(contract.draftProblemsSchema, answer).problems,
    }),
    checkNavs: build.mutation<contract.NavPlan, OfDraft<v.InferInput<typeof contract.navFileSchema>>>({
      query: ({ name, ...file }) => post(at(name, '/navs/check'), file),
      transformResponse: (answer) => v.parse(contract.navPlanSchema, answer),
    }),
    checkPortfolio: build.mutation<
      contract.PortfolioPlan,
      OfDraft<v.InferInput<typeof contract.portfolioFileSchema>>
    >({
      query: ({ name, ...file }) => post(at(name, '/portfolio/check'), file),
      transformResponse: (answer) => v.parse(contract.portfolioPlanSchema, answer),
    }),
    importNavs: build.mutation<contract.Saved, OfDraft<v.InferInput<typeof contract.navImportSchema>>>({
      query: ({ name, ...seen }) => post(at(name, '/navs'), seen),
      transformResponse: (answer) => v.parse(contract.savedSchema, answer),
      invalidatesTags: ['Drafts'],
    }),
    review: build.mutation<
      contract.Draft,
      OfDraft<v.InferOutput<typeof contract.reviewActSchema>> & { act: 'review' | 'approve' | 'return' }
    >({
      query: ({ name, act, ...said }) => post(at(name, `/${act}`), said),
      transformResponse: (answer) => v.parse(contract.draftSchema, answer),
      // Refused, the page may be behind.
      invalidatesTags: ['Drafts', 'History'],
    }),
    leaveRemark: build.mutation<unknown, OfDraft<contract.NewRemark>>({
      query: ({ name, ...remark }) => post(at(name, '/remarks'), remark),
      invalidatesTags: ['Drafts', 'History'],
    }),
    markRemarkDone: build.mutation<unknown, { name: string; id: number }>({
      query: ({ name, id }) => post(at(name, `/remarks/${id}/done`), {}),
      invalidatesTags: ['Drafts', 'History'],
    }),
    merge: build.mutation<{ commit: string }, OfDraft<v.InferOutput<typeof contract.mergeSchema>>>({
      query: ({ name, ...said }) => post(at(name, '/merge'), said),
      transformResponse: (answer) => v.parse(v.object({ commit: v.string() }), answer),
      transformErrorResponse: lostAnswer,
      invalidatesTags: (_, error) => (error ? ['Drafts'] : ['Changes', 'Publish', 'History']),
    }),
  }),
});
