import { chakra } from '@chakra-ui/react';
import type { Locale } from '../../../i18n/locales';
import { groupFound } from './groupFound';
import type { FoundItem } from './parseFound';
import { Result } from './Result';
import type { SearchWords } from './searchDictionary';

const GroupTitle = chakra('div', {
  base: {
    textStyle: 'small',
    color: 'accent',
    paddingInline: { base: '4', sm: '6' },
    paddingTop: '4',
    paddingBottom: '1',
  },
});

type ResultListProps = {
  id: string;
  items: readonly FoundItem[];
  terms: readonly string[];
  active: number | null;
  optionId: (place: number) => string;
  isBusy: boolean;
  locale: Locale;
  words: SearchWords;
  onFollow: () => void;
};

/** The results by kind. The keyboard goes through them from the field. */
export function ResultList({ id, items, active, optionId, isBusy, ...result }: ResultListProps) {
  const { words } = result;
  return (
    <div id={id} role="listbox" aria-label={words.results} aria-busy={isBusy}>
      {groupFound(items).map(({ kind, first, items: members }) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <GroupTitle id={`${id}-${kind}`} role="presentation">
            {words.kinds[kind]}
          </GroupTitle>
          {members.map((item, place) => (
            <Result
              key={item.path}
              id={optionId(first + place)}
              item={item}
              isActive={active === first + place}
              {...result}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
