import * as v from 'valibot';
import * as contract from '../../api';
import { deskApi, onSignedIn, post, remove } from '../deskApi';

export type InvitationLink = v.InferOutput<typeof contract.invitationLinkSchema>;

type WithPassword = v.InferOutput<typeof contract.invitationSchema> & { password: string };

const endedSchema = v.object({ count: v.number() });

const secondFactor = 'session/second-factor';

/** Requests about accounts, and about one's own sessions and second factor. */
export const accountApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    accounts: build.query<contract.ListedAccount[], void>({
      query: () => 'accounts',
      transformResponse: (answer) => v.parse(contract.accountsSchema, answer).accounts,
      providesTags: ['Accounts'],
    }),
    invite: build.mutation<InvitationLink, v.InferOutput<typeof contract.newAccountSchema>>({
      query: (account) => post('accounts', account),
      transformResponse: (answer) => v.parse(contract.invitationLinkSchema, answer),
      invalidatesTags: ['Accounts', 'History'],
    }),
    resetAccount: build.mutation<InvitationLink, number>({
      query: (id) => post(`accounts/${id}/link`, {}),
      transformResponse: (answer) => v.parse(contract.invitationLinkSchema, answer),
      invalidatesTags: ['Accounts', 'History'],
    }),
    changeRole: build.mutation<unknown, Pick<contract.ListedAccount, 'id' | 'role'>>({
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
    ownSessions: build.query<contract.OwnSession[], void>({
      query: () => 'sessions',
      transformResponse: (answer) => v.parse(contract.ownSessionsSchema, answer).sessions,
      providesTags: ['OwnSessions'],
    }),
    /** @param id of one of them; all others by default. @returns how many there were */
    endOtherSessions: build.mutation<number, number | undefined>({
      query: (id) => remove(id === undefined ? 'session/others' : `sessions/${id}`),
      transformResponse: (answer) => v.parse(endedSchema, answer).count,
      invalidatesTags: ['OwnSessions', 'History'],
    }),
    /** The name of whom a link invites. */
    invitee: build.query<string, string>({
      query: (token) => post('session/invitation', { token }),
      transformResponse: (answer) => v.parse(contract.inviteeSchema, answer).name,
    }),
    acceptInvitation: build.mutation<contract.Session, WithPassword>({
      query: (accepted) => post('session/invitation', accepted),
      transformResponse: (answer) => v.parse(contract.sessionSchema, answer),
      onQueryStarted: onSignedIn,
    }),
    /** One's own second factor. */
    proposeSecondFactor: build.mutation<contract.NewSecondFactor, void>({
      query: () => post(secondFactor, {}),
      transformResponse: (answer) => v.parse(contract.newSecondFactorSchema, answer),
    }),
    /** The session is asked for again once the recovery codes have been read: until then the page stays as it is. */
    confirmSecondFactor: build.mutation<string[], v.InferOutput<typeof contract.confirmationSchema>>({
      query: (confirmation) => post(`${secondFactor}/confirm`, confirmation),
      transformResponse: (answer) => v.parse(contract.recoveryCodesSchema, answer).recoveryCodes,
      invalidatesTags: ['Accounts', 'OwnSessions', 'History'],
    }),
    switchOffSecondFactor: build.mutation<unknown, v.InferOutput<typeof contract.switchOffSchema>>({
      query: (wanted) => post(`${secondFactor}/off`, wanted),
      // Refused ones count too: a wrong password is in the history.
      invalidatesTags: (_, error) => [
        'Accounts',
        'OwnSessions',
        'History',
        ...(error ? [] : (['Session'] as const)),
      ],
    }),
  }),
});
