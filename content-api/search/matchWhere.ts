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
 * The operators on lists of values are our own: sift's compare every value with every other, with sets a list of a hundred
 * costs as much as one value. A list is shown to them member by member and as a whole.
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

/** All that sift knows here: its `$where` and `$regex` would run what was sent. */
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

/** Tells whether an item fulfils the conditions. */
export function matcherOf(where: Where): (item: ContentItem) => boolean {
  const matches = createQueryTester<ContentItem, Where>(where, { operations });
  return (item) => matches(item);
}
