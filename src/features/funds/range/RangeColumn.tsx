import { chakra } from '@chakra-ui/react';
import { nextSort, type SortKey } from './rangeSort';
import { type RangeQuery, writeRangeQuery } from './rangeFilters';
import { replaceRangeQuery } from './rangeQueryStore';

const Heading = chakra('button', {
  base: {
    minHeight: '8',
    textAlign: 'inherit',
    color: 'fg.title',
    cursor: 'pointer',
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.22em',
    _hover: { color: 'accent' },
  },
});

const arrows = { asc: '↑', desc: '↓' };
const ariaSorts = { asc: 'ascending', desc: 'descending' } as const;

type RangeColumnProps = { sortKey: SortKey; query: RangeQuery; title: string; isNumber?: boolean };

/** Heading of a column that sorts the table; once more, the other way round (APG sortable table). */
export function RangeColumn({ sortKey, query, title, isNumber }: RangeColumnProps) {
  const direction = query.sort?.key === sortKey ? query.sort.direction : null;
  const sort = () => replaceRangeQuery(writeRangeQuery({ ...query, sort: nextSort(sortKey, query.sort) }));
  return (
    <th
      scope="col"
      aria-sort={direction ? ariaSorts[direction] : undefined}
      data-number={isNumber ? '' : undefined}
    >
      <Heading type="button" onClick={sort}>
        {title}
        {direction && <span aria-hidden>{`\u00a0${arrows[direction]}`}</span>}
      </Heading>
    </th>
  );
}
