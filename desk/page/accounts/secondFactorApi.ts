import * as v from 'valibot';
import * as contract from '../../api';
import { deskApi, post } from '../deskApi';

const url = 'session/second-factor';

/** One's own second factor. */
export const secondFactorApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    proposeSecondFactor: build.mutation<contract.NewSecondFactor, void>({
      query: () => post(url, {}),
      transformResponse: (answer) => v.parse(contract.newSecondFactorSchema, answer),
    }),
    /** The session is asked for again once the recovery codes have been read: until then the page stays as it is. */
    confirmSecondFactor: build.mutation<string[], v.InferOutput<typeof contract.confirmationSchema>>({
      query: (confirmation) => post(`${url}/confirm`, confirmation),
      transformResponse: (answer) => v.parse(contract.recoveryCodesSchema, answer).recoveryCodes,
      invalidatesTags: ['Accounts', 'OwnSessions', 'History'],
    }),
    switchOffSecondFactor: build.mutation<unknown, v.InferOutput<typeof contract.switchOffSchema>>({
      query: (wanted) => post(`${url}/off`, wanted),
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
