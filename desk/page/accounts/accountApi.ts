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
import { deskApi, onSignedIn, post, remove } from '../deskApi';

export type InvitationLink = v.InferOutput<typeof invitationLinkSchema>;

type WithPassword = v.InferOutput<typeof invitationSchema> & { password: string };

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
    changeRole: build.mutation<unknown, Pick<ListedAccount, 'id' | 'role'>>({
      query: ({ id, role }) => post(`accounts/${id}/role`, { role }),
      invalidatesTags: ['Accounts', 'History', 'Schedules'],
    }),
    endSessions: build.mutation<unknown, number>({
      query: (id) => remove(`accounts/${id}/sessions`),
      invalidatesTags: ['Accounts', 'History'],
    }),
    resetSecondFactor: build.mutation<unknown, number>({
      query: (id) => remove(`accounts/${id}/second-factor`),
      invalidatesTags: ['Accounts', 'History'],
    }),
    removeAccount: build.mutation<unknown, number>({
      query: (id) => remove(`accounts/${id}`),
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
      onQueryStarted: onSignedIn,
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
