import { GraphQLError } from 'graphql';
import { ContactRefusal } from '../contact/ContactIntake';
import { invalidArgument, readLocale } from './readArguments';
import type { MutationResolvers } from './resolverTypes.generated';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function readRequestKey(value: string): string {
  const key = value.toLowerCase();
  if (!uuid.test(key)) throw invalidArgument('Invalid requestKey: expected a UUID');
  return key;
}

function refused({ code, message, retryAfter }: ContactRefusal): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...(retryAfter !== undefined && { retryAfter }) } });
}

export const mutationResolvers: MutationResolvers = {
  async submitContactRequest(_parent, { input }, { contactIntake, client }) {
    try {
      if (!contactIntake || !client) throw new ContactRefusal('NOT_REGISTERED');
      contactIntake.assertOrigin(client);
      const locale = readLocale(input.locale);
      const requestKey = readRequestKey(input.requestKey);
      const form = { ...input, locale, requestKey };
      const { registered, problems } = await contactIntake.submit(form, client);
      return { registered, problems: [...problems] };
    } catch (error) {
      if (error instanceof ContactRefusal) throw refused(error);
      throw error;
    }
  },
};
