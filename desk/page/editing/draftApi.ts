import * as v from 'valibot';
import {
  type askedPageSchema,
  type ContentFile,
  contentFilesSchema,
  type Draft,
  type DraftContent,
  draftContentSchema,
  draftProblemsSchema,
  draftSchema,
  draftsSchema,
  type mergeSchema,
  type navImportSchema,
  type NavPlan,
  navPlanSchema,
  type newDraftSchema,
  type NewRemark,
  othersSchema,
  type portfolioFileSchema,
  type PortfolioPlan,
  portfolioPlanSchema,
  type restoreSchema,
  type reviewActSchema,
  type Saved,
  savedSchema,
  type saveSchema,
  type ShownPage,
  shownPageSchema,
  type updateSchema,
  type Version,
  versionsSchema,
} from '../../api';
import { type ContentChanges, contentChangesSchema } from '../../api';
import { deskApi, post, remove } from '../deskApi';

type OfDraft<Body> = { name: string } & Body;
export type Save = OfDraft<v.InferOutput<typeof saveSchema>>;

const at = (name: string, what = '') => `drafts/${encodeURIComponent(name)}${what}`;
const filesAt = (name: string, paths: readonly string[]) =>
  at(name, `/files?${paths.map((path) => `path=${encodeURIComponent(path)}`).join('&')}`);

/** Requests about drafts. */
export const draftApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    drafts: build.query<Draft[], void>({
      query: () => 'drafts',
      transformResponse: (answer) => v.parse(draftsSchema, answer).drafts,
      providesTags: ['Drafts'],
    }),
    newDraft: build.mutation<Draft, v.InferOutput<typeof newDraftSchema>>({
      query: (wanted) => post('drafts', wanted),
      transformResponse: (answer) => v.parse(draftSchema, answer),
      invalidatesTags: ['Drafts', 'History'],
    }),
    draft: build.query<DraftContent, string>({
      query: (name) => at(name),
      transformResponse: (answer) => v.parse(draftContentSchema, answer),
      providesTags: ['Drafts'],
    }),
    removeDraft: build.mutation<unknown, string>({
      query: (name) => remove(at(name)),
      invalidatesTags: ['History'],
    }),
    contentFile: build.query<ContentFile, { name: string; path: string }>({
      query: ({ name, path }) => filesAt(name, [path]),
      transformResponse: (answer) => v.parse(contentFilesSchema, answer).files[0],
    }),
    contentFiles: build.query<ContentFile[], { name: string; paths: readonly string[] }>({
      query: ({ name, paths }) => filesAt(name, paths),
      transformResponse: (answer) => v.parse(contentFilesSchema, answer).files,
    }),
    shownPage: build.query<ShownPage, OfDraft<v.InferOutput<typeof askedPageSchema>>>({
      query: ({ name, ...asked }) => at(name, `/page?${new URLSearchParams(asked)}`),
      transformResponse: (answer) => v.parse(shownPageSchema, answer),
      providesTags: ['Drafts'],
    }),
    save: build.mutation<Saved, Save>({
      query: ({ name, files }) => post(at(name, '/save'), { files }),
      transformResponse: (answer) => v.parse(savedSchema, answer),
      invalidatesTags: (_, error) => (error ? [] : ['Drafts']),
    }),
    update: build.mutation<unknown, OfDraft<v.InferOutput<typeof updateSchema>>>({
      query: ({ name, files }) => post(at(name, '/update'), { files }),
      // Refused, the draft or what is live is not what it was.
      invalidatesTags: ['Drafts'],
    }),
    versions: build.query<Version[], { name: string; path: string }>({
      query: ({ name, path }) => at(name, `/history?path=${encodeURIComponent(path)}`),
      transformResponse: (answer) => v.parse(versionsSchema, answer).versions,
      providesTags: ['Drafts'],
    }),
    versionChanges: build.query<ContentChanges, { name: string; since: string; commit: string }>({
      query: ({ name, ...commits }) => at(name, `/changes?${new URLSearchParams(commits)}`),
      transformResponse: (answer) => v.parse(contentChangesSchema, answer),
    }),
    restore: build.mutation<Saved, OfDraft<v.InferOutput<typeof restoreSchema>>>({
      query: ({ name, ...version }) => post(at(name, '/restore'), version),
      transformResponse: (answer) => v.parse(savedSchema, answer),
      invalidatesTags: ['Drafts'],
    }),
    others: build.query<string[], { name: string; item: string }>({
      query: ({ name, item }) => post(at(name, '/open'), { item }),
      transformResponse: (answer) => v.parse(othersSchema, answer).others,
      keepUnusedDataFor: 0,
    }),
    draftProblems: build.mutation<DraftContent['problems'], Save>({
      query: ({ name, files }) => post(at(name, '/problems'), { files }),
      transformResponse: (answer) => v.parse(draftProblemsSchema, answer).problems,
    }),
    checkNavs: build.mutation<NavPlan, OfDraft<{ file: string }>>({
      query: ({ name, file }) => post(at(name, '/navs/check'), { file }),
      transformResponse: (answer) => v.parse(navPlanSchema, answer),
    }),
    checkPortfolio: build.mutation<PortfolioPlan, OfDraft<v.InferOutput<typeof portfolioFileSchema>>>({
      query: ({ name, ...file }) => post(at(name, '/portfolio/check'), file),
      transformResponse: (answer) => v.parse(portfolioPlanSchema, answer),
    }),
    importNavs: build.mutation<Saved, OfDraft<v.InferOutput<typeof navImportSchema>>>({
      query: ({ name, ...seen }) => post(at(name, '/navs'), seen),
      transformResponse: (answer) => v.parse(savedSchema, answer),
      invalidatesTags: ['Drafts'],
    }),
    review: build.mutation<
      Draft,
      OfDraft<v.InferOutput<typeof reviewActSchema>> & { act: 'review' | 'approve' | 'return' }
    >({
      query: ({ name, act, ...said }) => post(at(name, `/${act}`), said),
      transformResponse: (answer) => v.parse(draftSchema, answer),
      // Refused, the page may be behind.
      invalidatesTags: ['Drafts', 'History'],
    }),
    leaveRemark: build.mutation<unknown, OfDraft<NewRemark>>({
      query: ({ name, ...remark }) => post(at(name, '/remarks'), remark),
      invalidatesTags: ['Drafts', 'History'],
    }),
    markRemarkDone: build.mutation<unknown, { name: string; id: number }>({
      query: ({ name, id }) => post(at(name, `/remarks/${id}/done`), {}),
      invalidatesTags: ['Drafts', 'History'],
    }),
    merge: build.mutation<{ commit: string }, OfDraft<v.InferOutput<typeof mergeSchema>>>({
      query: ({ name, ...said }) => post(at(name, '/merge'), said),
      transformResponse: (answer) => v.parse(v.object({ commit: v.string() }), answer),
      invalidatesTags: (_, error) => (error ? ['Drafts'] : ['Changes', 'Publish', 'History']),
    }),
  }),
});

export const {
  useDraftsQuery,
  useNewDraftMutation,
  useDraftQuery,
  useRemoveDraftMutation,
  useContentFileQuery,
  useShownPageQuery,
  useSaveMutation,
  useUpdateMutation,
  useVersionsQuery,
  useVersionChangesQuery,
  useRestoreMutation,
  useOthersQuery,
  useDraftProblemsMutation,
  useCheckNavsMutation,
  useCheckPortfolioMutation,
  useImportNavsMutation,
  useReviewMutation,
  useLeaveRemarkMutation,
  useMarkRemarkDoneMutation,
  useMergeMutation,
} = draftApi;
