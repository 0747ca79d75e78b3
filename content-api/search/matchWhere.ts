import {
  $and,
  $eq,
  $exists,
  $gt,
  $gte,
  $lt,
  $lte,
  $ne,
  $nor,
  $not,
  $or,
  $size,
  createEqualsOperation,
  createQueryTester,
} from 'sift';
import type { ContentItem } from './contentItem';
import type { Where } from './whereSchema';

type OperationCreator = typeof $eq;

/*
 * Our own list operators: sift's compare every value with every other; with a set, a hundred values cost as much as
 * one. sift passes a list member by member and as a whole.
 */

const $in: OperationCreator = (values: readonly unknown[], query, options) => {
  const wanted = new Set(values);
  return createEqualsOperation((value: unknown) => wanted.has(value), query, options);
};

const $nin: typeof $not = (values: unknown, query, options, name) =>
  $not({ $in: values }, query, options, name);

const $all: OperationCreator = (values: readonly unknown[], query, options) => {
  const hasAll = (value: unknown) => {
    const members: readonly unknown[] = Array.isArray(value) ? value : [value];
    return values.every((wanted) => members.includes(wanted));
  };
  return createEqualsOperation(hasAll, query, options);
};

/** As `$in`, also with one value. */
const $contains: OperationCreator = (values: unknown, query, options) =>
  $in(Array.isArray(values) ? values : [values], query, options);

/** An allowlist: sift's `$where` and `$regex` would run what clients send. */
const operations = {
  $all,
  $and,
  $contains,
  $eq,
  $exists,
  $gt,
  $gte,
  $in,
  $lt,
  $lte,
  $ne,
  $nin,
  $nor,
  $not,
  $or,
  $size,
};

export function matcherOf(where: Where): (item: ContentItem) => boolean {
  const matches = createQueryTester<ContentItem, Where>(where, { operations });
  return (item) => matches(item);
}
