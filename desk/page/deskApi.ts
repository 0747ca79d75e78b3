import {
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  fetchBaseQuery,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react';
import type { SerializedError, ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import * as contract from '../api';
import { idleSeconds } from './kit/lastAct';
import { sessionEnded, signedIn, signedOut, signInOffered } from './kit/visit';

/** Includes failures that no server reported: it was not reached, or its answer breaks the contract. */
export type DeskError = Omit<contract.Problem, 'code'> & {
  code: contract.Problem['code'] | 'unreachable' | 'unreadable';
};

/** RTK Query adds the errors of our own code, which have a name and no code of ours. */
export function deskError(error: DeskError | SerializedError): DeskError {
  const isOurs = (known: typeof error): known is DeskError => known.code !== undefined && !('stack' in known);
  return isOurs(error) ? error : { code: 'unreadable', message: error.message ?? '' };
}

function errorOf(error: FetchBaseQueryError): DeskError {
  if (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR')
    return { code: 'unreachable', message: error.error };
  const problem = v.safeParse(contract.problemSchema, error.data);
  // A proxy's own page of a 502, for one.
  return problem.success ? problem.output : { code: 'unreadable', message: `HTTP ${error.status}` };
}

const request = fetchBaseQuery({
  // Absolute, because Node's `Request` of the tests takes no other.
  baseUrl: `${window.location.origin}/api`,
  credentials: 'same-origin',
  // Where the status says all, an answer may be empty.
  responseHandler: 'content-type',
  prepareHeaders: (headers) => {
    headers.set('accept', 'application/json');
    headers.set(contract.idleHeader, String(idleSeconds()));
  },
});

const baseQuery: BaseQueryFn<string | FetchArgs, unknown, DeskError> = async (args, api, extra) => {
  const { data, error } = await request(args, api, extra);
  if (!error) return { data };
  const problem = errorOf(error);
  // The first question of a visit is whether there is a session, and a refused sign-in ends none.
  if (problem.code === 'signed-out' && !['session', 'signIn'].includes(api.endpoint))
    api.dispatch(sessionEnded());
  // Somebody has become a publisher meanwhile: the session says what is needed now.
  if (problem.code === 'second-factor-needed') api.dispatch(deskApi.util.invalidateTags(['Session']));
  return { error: problem };
};

export const post = (url: string, body: object): FetchArgs => ({ url, method: 'POST', body });

/** The server takes nothing but JSON, and without a body this would be none. */
export const remove = (url: string): FetchArgs => ({ url, method: 'DELETE', body: {} });

interface Started<Data> {
  dispatch: (action: UnknownAction | ThunkAction<unknown, never, unknown, UnknownAction>) => unknown;
  queryFulfilled: Promise<{ data: Data }>;
}

/** Acts on the answer, once there is one. Who has asked shows a refusal. */
const onAnswer =
  <Data>(act: (data: Data, dispatch: Started<Data>['dispatch']) => void) =>
  (_: unknown, started: Started<Data>): Promise<void> =>
    started.queryFulfilled.then(({ data }) => act(data, started.dispatch)).catch(() => undefined);

/** Shorter than an address is valid. */
export const addressKeptSeconds = 12 * 60 * 60;

/** An API of its own: an action's answer is shown once no query of its API is running, and predicting pages takes seconds. */
export const foretellApi = createApi({
  reducerPath: 'foretell',
  baseQuery,
  tagTypes: ['Foretold'],
  endpoints: (build) => ({
    /** @param arg ids of what is live and of the latest revision, so that another pair is asked for anew */
    foretold: build.query<contract.Foretold, { live: string | undefined; latest: string }>({
      query: () => 'foretold',
      transformResponse: (answer) => v.parse(contract.foretoldSchema, answer),
      providesTags: ['Foretold'],
    }),
  }),
});

/** Puts the session of who has signed in in the place of that of before. */
export const onSignedIn = onAnswer((session: contract.Session, dispatch) => {
  dispatch(deskApi.util.updateQueryData('session', undefined, () => session));
  dispatch(signedIn());
  dispatch(foretellApi.util.invalidateTags(['Foretold']));
});

export const deskApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'Session',
    'Changes',
    'Publish',
    'History',
    'Schedules',
    'PreviewAddress',
    'PreviewLinks',
    'Drafts',
    'Accounts',
    'OwnSessions',
  ],
  endpoints: (build) => ({
    /** `null` while nobody is signed in. */
    session: build.query<contract.Session | null, void>({
      queryFn: async (_, { dispatch }, _extra, ask) => {
        const { data, error } = await ask('session');
        if (error?.code === 'signed-out') {
          dispatch(signInOffered(error.hasCompanySignIn === true));
          return { data: null };
        }
        return error ? { error } : { data: v.parse(contract.sessionSchema, data) };
      },
      providesTags: ['Session'],
    }),
    /** @param arg `elsewhere`: somebody has signed in in another tab */
    signIn: build.mutation<
      contract.Session,
      v.InferOutput<typeof contract.signInSchema> | v.InferOutput<typeof contract.linkSchema> | 'elsewhere'
    >({
      query: (by) => (by === 'elsewhere' ? 'session' : post('token' in by ? 'session/link' : 'session', by)),
      transformResponse: (answer) => v.parse(contract.sessionSchema, answer),
      onQueryStarted: onSignedIn,
      invalidatesTags: (_, error) =>
        error
          ? []
          : ['Changes', 'Publish', 'History', 'Schedules', 'PreviewAddress', 'PreviewLinks', 'Drafts'],
    }),
    signOut: build.mutation<unknown, void>({
      query: () => remove('session'),
      // How one may sign in is told to whom nobody knows.
      invalidatesTags: (_, error) => (error ? [] : ['Session']),
      onQueryStarted: onAnswer((_, dispatch) => {
        dispatch(deskApi.util.updateQueryData('session', undefined, () => null));
        dispatch(signedOut());
      }),
    }),
    changePassword: build.mutation<contract.Session, v.InferOutput<typeof contract.passwordChangeSchema>>({
      query: (change) => post('session/password', change),
      transformResponse: (answer) => v.parse(contract.sessionSchema, answer),
      // Refused ones count too: a wrong password is in the history.
      invalidatesTags: ['History'],
    }),
    changes: build.query<contract.Changes, void>({
      query: () => 'changes',
      transformResponse: (answer) => v.parse(contract.changesSchema, answer),
      providesTags: ['Changes'],
    }),
    /**
     * Asks for the preview of the latest revision.
     * @param arg id of the revision, so that another one is asked for anew
     */
    askForPreview: build.query<unknown, string>({
      query: () => post('preview', {}),
    }),
    /** A secret address of the preview, one for as long as the page is open: each has to be looked after. */
    previewAddress: build.query<contract.PreviewAddress, void>({
      query: () => post('preview/links', {}),
      transformResponse: (answer) => v.parse(contract.previewAddressSchema, answer),
      keepUnusedDataFor: addressKeptSeconds,
      providesTags: ['PreviewAddress'],
      onQueryStarted: onAnswer((_, dispatch) => dispatch(deskApi.util.invalidateTags(['PreviewLinks']))),
    }),
    previewLinks: build.query<contract.PreviewLink[], void>({
      query: () => 'preview/links',
      transformResponse: (answer) => v.parse(contract.previewLinksSchema, answer).links,
      providesTags: ['PreviewLinks'],
    }),
    /** @param arg `isOwn`: it is the one of this page, which then needs another */
    withdrawPreview: build.mutation<unknown, { id: number; isOwn: boolean }>({
      query: ({ id }) => remove(`preview/links/${id}`),
      invalidatesTags: (_, _error, { isOwn }) => [
        'PreviewLinks',
        'History',
        ...(isOwn ? (['PreviewAddress'] as const) : []),
      ],
    }),
    /** @param arg when the preview was asked for, so that no older answer is taken for its state */
    preview: build.query<contract.Preview, number>({
      query: () => 'preview',
      transformResponse: (answer) => v.parse(contract.previewSchema, answer),
    }),
    latestPublish: build.query<contract.Publish | null, void>({
      query: () => 'publishes/latest',
      transformResponse: (answer) => v.parse(v.nullable(contract.publishSchema), answer),
      providesTags: ['Publish'],
    }),
    publish: build.mutation<contract.Publish, v.InferOutput<typeof contract.publishRequestSchema>>({
      query: (wanted) => post('publishes', wanted),
      transformResponse: (answer) => v.parse(contract.publishSchema, answer),
      onQueryStarted: onAnswer((data: contract.Publish, dispatch) => {
        // The page may have asked again, and been told more.
        const newer = (known?: contract.Publish | null) => (known?.state === 'running' ? known : data);
        dispatch(deskApi.util.updateQueryData('latestPublish', undefined, newer));
      }),
      // A refusal says that the page is behind: somebody else published, held or edited.
      invalidatesTags: (_, error) => (error ? ['Changes', 'Publish'] : ['History']),
    }),
    schedules: build.query<contract.Schedule[], void>({
      query: () => 'schedules',
      transformResponse: (answer) => v.parse(contract.schedulesSchema, answer).schedules,
      providesTags: ['Schedules'],
    }),
    plan: build.mutation<contract.Schedule, v.InferOutput<typeof contract.scheduleRequestSchema>>({
      query: (wanted) => post('schedules', wanted),
      transformResponse: (answer) => v.parse(contract.scheduleSchema, answer),
      // A refusal says that the page is behind.
      invalidatesTags: (_, error) => (error ? ['Changes'] : ['Schedules', 'History']),
    }),
    withdraw: build.mutation<unknown, number>({
      query: (id) => remove(`schedules/${id}`),
      // Refused, it may no longer be there.
      invalidatesTags: ['Schedules', 'History'],
    }),
    history: build.infiniteQuery<contract.History, void, number | 'newest'>({
      infiniteQueryOptions: {
        initialPageParam: 'newest',
        getNextPageParam: ({ hasMore, entries }) => (hasMore ? entries.at(-1)?.id : undefined),
      },
      query: ({ pageParam }) => (pageParam === 'newest' ? 'history' : `history?before=${pageParam}`),
      transformResponse: (answer) => v.parse(contract.historySchema, answer),
      providesTags: ['History'],
    }),
    takeBack: build.mutation<unknown, v.InferOutput<typeof contract.takeBackSchema>>({
      query: (wanted) => post('take-back', wanted),
      invalidatesTags: ['Changes', 'History'],
    }),
    lift: build.mutation<unknown, v.InferOutput<typeof contract.liftSchema>>({
      query: (wanted) => post('lift', wanted),
      invalidatesTags: ['Changes', 'History'],
    }),
  }),
});
