import { GraphQLError } from 'graphql';
import { type ContentLocale, contentLocales } from '../../content/contentLocales';
import { InvestorProfileCode } from '../../contract/codes.generated';

export function invalidArgument(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}

/** @throws GraphQLError `Invalid locale` */
export function readLocale(value: string): ContentLocale {
  const locale = contentLocales.find((candidate) => candidate === value);
  if (!locale) throw invalidArgument('Invalid locale');
  return locale;
}

/** @throws GraphQLError naming the known profiles */
export function readProfile(value: string | null | undefined): InvestorProfileCode | null {
  if (value === null || value === undefined) return null;
  const profile = InvestorProfileCode.find((candidate) => candidate === value);
  if (!profile) {
    throw invalidArgument(`Unknown investorProfile "${value}": expected ${InvestorProfileCode.join(', ')}`);
  }
  return profile;
}

/** `null`, which GraphQL accepts for an argument with a default, means the default. */
type ListSlice = { limit: number; skip: number };

/** @throws GraphQLError naming what is accepted */
export function readSlice(arguments_: { limit?: number | null; skip?: number | null }): ListSlice {
  const limit = arguments_.limit ?? 50;
  const skip = arguments_.skip ?? 0;
  if (limit < 1 || limit > 100) throw invalidArgument(`Invalid limit ${limit}: expected 1 to 100`);
  if (skip < 0) throw invalidArgument(`Invalid skip ${skip}: expected 0 or more`);
  return { limit, skip };
}
