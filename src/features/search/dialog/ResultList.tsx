import { Box } from '@chakra-ui/react/box';
import type { Dictionaries } from 'i18next';
import type { Locale } from '../../../i18n/locales';
import type { FoundItem } from './fetchFound';
import { Result } from './Result';

type Kind = keyof Dictionaries['search']['kinds'];

const kindOf = {
  fund: 'funds',
  share: 'funds',
  document: 'documents',
  news: 'news',
  page: 'pages',
} satisfies Record<FoundItem['kind'], Kind>;

/** `first`: index of the group's first result among all shown. */
type FoundGroup = { kind: Kind; first: number; items: FoundItem[] };

/** Groups by kind, the best result's kind first; order within a kind is kept. */
export function groupFound(items: readonly FoundItem[]): FoundGroup[] {
  const groups = new Map<Kind, FoundItem[]>();
  for (const item of items) {
    const kind = kindOf[item.kind];
    groups.set(kind, [...(groups.get(kind) ?? []), item]);
  }
  let first = 0;
  return [...groups].map(([kind, members]) => {
    const group = { kind, first, items: members };
    first += members.length;
    return group;
  });
}

type ResultListProps = {
  id: string;
  items: readonly FoundItem[];
  terms: readonly string[];
  active: number | null;
  optionId: (index: number) => string;
  isBusy: boolean;
  locale: Locale;
  words: Dictionaries['search'];
  onFollow: () => void;
};

/** The results by kind. The keyboard goes through them from the field. */
export function ResultList({ id, items, active, optionId, isBusy, ...result }: ResultListProps) {
  const { words } = result;
  return (
    <div id={id} role="listbox" aria-label={words.results} aria-busy={isBusy}>
      {groupFound(items).map(({ kind, first, items: members }) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <Box
            id={`${id}-${kind}`}
            role="presentation"
            textStyle="small"
            color="accent"
            paddingInline={{ base: '4', sm: '6' }}
            paddingTop="4"
            paddingBottom="1"
          >
            {words.kinds[kind]}
          </Box>
          {members.map((item, index) => (
            <Result
              key={item.path}
              id={optionId(first + index)}
              item={item}
              isActive={active === first + index}
              {...result}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
