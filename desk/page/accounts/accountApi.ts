import * as v from 'valibot';
import {
  accountsSchema,
  invitationLinkSchema,
  type invitationSchema,
  inviteeSchema,
  type ListedAccount,
  type newAccountSchema,
  type Session,
  sessionSchema,
} from '../../api';
import { anyAnswer, deskApi, post } from '../deskApi';
import { signedIn } from '../visit';

export type InvitationLink = v.InferOutput<typeof invitationLinkSchema>;

type WithPassword = v.InferOutput<typeof invitationSchema> & { password: string };

const remove = (url: string) => ({ url, method: 'DELETE', body: {}, ...anyAnswer });

/** Requests about accounts. */
const accountApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    accounts: build.query<ListedAccount[], void>({
      query: () => 'accounts',
      transformResponse: (answer) => v.parse(accountsSchema, answer).accounts,
      providesTags: ['Accounts'],
    }),
    invite: build.mutation<InvitationLink, v.InferOutput<typeof newAccountSchema>>({
      query: (account) => post('accounts', account),
      transformResponse: (answer) => v.parse(invitationLinkSchema, answer),
      invalidatesTags: ['Accounts', 'History'],
    }),
    resetAccount: build.mutation<InvitationLink, number>({
      query: (id) => post(`accounts/${id}/link`, {}),
      transformResponse: (answer) => v.parse(invitationLinkSchema, answer),
      invalidatesTags: ['Accounts', 'History'],
    }),
    changeRole: build.mutation<null, Pick<ListedAccount, 'id' | 'role'>>({
      query: ({ id, role }) => ({ ...post(`accounts/${id}/role`, { role }), ...anyAnswer }),
      transformResponse: () => null,
      invalidatesTags: ['Accounts', 'History', 'Schedules'],
    }),
    endSessions: build.mutation<null, number>({
      query: (id) => remove(`accounts/${id}/sessions`),
      transformResponse: () => null,
      invalidatesTags: ['Accounts', 'History'],
    }),
    resetSecondFactor: build.mutation<null, number>({
      query: (id) => remove(`accounts/${id}/second-factor`),
      transformResponse: () => null,
      invalidatesTags: ['Accounts', 'History'],
    }),
    removeAccount: build.mutation<null, number>({
      query: (id) => remove(`accounts/${id}`),
      transformResponse: () => null,
      invalidatesTags: ['Accounts', 'History', 'Schedules', 'PreviewLinks'],
    }),
    /** The name of whom a link invites. */
    invitee: build.query<string, string>({
      query: (token) => post('session/invitation', { token }),
      transformResponse: (answer) => v.parse(inviteeSchema, answer).name,
    }),
    acceptInvitation: build.mutation<Session, WithPassword>({
      query: (accepted) => post('session/invitation', accepted),
      transformResponse: (answer) => v.parse(sessionSchema, answer),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        try {
          const { data } = await queryFulfilled;
          dispatch(deskApi.util.updateQueryData('session', undefined, () => data));
          dispatch(signedIn());
        } catch {
          // The form shows why.
        }
      },
    }),
  }),
});

export const {
  useAccountsQuery,
  useInviteMutation,
  useResetAccountMutation,
  useChangeRoleMutation,
  useEndSessionsMutation,
  useResetSecondFactorMutation,
  useRemoveAccountMutation,
  useInviteeQuery,
  useAcceptInvitationMutation,
} = accountApi;
