import * as v from 'valibot';
import { itemFields } from './contentItem';

function isNoList(input: unknown): boolean {
  return !Array.isArray(input);
}

/** A strict object that is not a list, which valibot accepts as an object. */
export function plainObject<const TEntries extends v.ObjectEntries>(entries: TEntries, message: string) {
  return v.pipe(v.unknown(), v.check(isNoList, message), v.strictObject(entries, message));
}

const maxNodes = 64;
const maxValues = 100;

type Primitive = string | number | boolean | null;

type Operators = {
  $eq?: Primitive | Primitive[];
  $ne?: Primitive | Primitive[];
  $gt?: Primitive;
  $gte?: Primitive;
  $lt?: Primitive;
  $lte?: Primitive;
  $in?: Primitive[];
  $nin?: Primitive[];
  $all?: Primitive[];
  $contains?: Primitive | Primitive[];
  $size?: number;
  $exists?: boolean;
  $not?: Operators;
};

type Condition = Primitive | Primitive[] | Operators;

/** MongoDB-style conditions on fields, all of which must hold. */
export type Where = Partial<Record<(typeof itemFields)[number], Condition>> & {
  $and?: Where[];
  $or?: Where[];
  $nor?: Where[];
  $not?: Where;
};

const operatorNames = [
  '$eq',
  '$ne',
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$in',
  '$nin',
  '$all',
  '$contains',
  '$size',
  '$exists',
  '$not',
].join(', ');

const primitive = v.union(
  [v.string(), v.number(), v.boolean(), v.null()],
  'expected a text, a number, true, false or null',
);
const listMessage = `expected a list of at most ${maxValues} texts, numbers, true, false or null`;
const values = v.pipe(v.array(primitive, listMessage), v.maxLength(maxValues, listMessage));
const someValues = v.pipe(values, v.minLength(1, 'expected a list that is not empty'));

const valueOrList = v.lazy((input): v.GenericSchema<Primitive | Primitive[]> =>
  Array.isArray(input) ? values : primitive,
);

const operators: v.GenericSchema<unknown, Operators> = v.lazy(() => conditionOperators);

const conditionOperators = v.pipe(
  plainObject(
    {
      $eq: v.optional(valueOrList),
      $ne: v.optional(valueOrList),
      $gt: v.optional(primitive),
      $gte: v.optional(primitive),
      $lt: v.optional(primitive),
      $lte: v.optional(primitive),
      $in: v.optional(values),
      $nin: v.optional(values),
      $all: v.optional(someValues),
      $contains: v.optional(valueOrList),
      $size: v.optional(
        v.pipe(
          v.number('expected a whole number'),
          v.integer('expected a whole number'),
          v.minValue(0, 'expected 0 or more'),
        ),
      ),
      $exists: v.optional(v.boolean('expected true or false')),
      $not: v.optional(operators),
    },
    `expected one of the operators ${operatorNames}`,
  ),
  v.check((given) => Object.keys(given).length > 0, `expected one of the operators ${operatorNames}`),
);

const condition = v.lazy((input): v.GenericSchema<unknown, Condition> =>
  typeof input === 'object' && input !== null && !Array.isArray(input) ? conditionOperators : valueOrList,
);

const nested: v.GenericSchema<unknown, Where> = v.lazy(() => conditions);
const nestedList = v.pipe(
  v.array(nested, 'expected a list of conditions'),
  v.minLength(1, 'expected a list that is not empty'),
);

const conditions = plainObject(
  {
    ...v.entriesFromList(itemFields, v.optional(condition)),
    $and: v.optional(nestedList),
    $or: v.optional(nestedList),
    $nor: v.optional(nestedList),
    $not: v.optional(nested),
  },
  `expected conditions on the fields ${itemFields.join(', ')}, or $and, $or, $nor, $not`,
);

/** Fields, operators and members of `$and`, `$or` and `$nor`: the work per item. */
function countNodes(where: object): number {
  const ofMember = (member: unknown): number =>
    typeof member === 'object' && member !== null ? 1 + countNodes(member) : 0;
  return Object.values(where).reduce<number>((total, value: unknown) => {
    if (Array.isArray(value)) return total + 1 + value.reduce<number>((sum, one) => sum + ofMember(one), 0);
    return total + Math.max(1, ofMember(value));
  }, 0);
}

export const whereSchema = v.pipe(
  conditions,
  v.check(
    (where) => countNodes(where) <= maxNodes,
    `expected at most ${maxNodes} fields, operators and members of lists of conditions`,
  ),
);
