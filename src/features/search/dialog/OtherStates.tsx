import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Dictionaries } from 'i18next';
import { filled } from '../../../../locales/filled';
import { Wrap } from '../../../components/ui/layout';
import { Button } from '../../../components/ui/Button';
import type { Locale } from '../../../i18n/locales';
import { pagePath } from '../../../routes/routeTable';
import { linkRecipe } from '../../../theme/recipes';
import { FollowedLink } from './FollowedLink';

const Part = chakra('div', {
  base: { display: 'grid', gap: '3', paddingBlock: '5', paddingInline: { base: '4', sm: '6' } },
});

const Suggestion = chakra(
  'button',
  {
    base: {
      minHeight: '10',
      paddingInline: '4',
      borderWidth: '1px',
      borderColor: 'fg.muted',
      borderRadius: 'full',
      textStyle: 'small',
      cursor: 'pointer',
      _hover: { bg: 'bg.cool' },
    },
  },
  { defaultProps: { type: 'button' } },
);

const RowLink = chakra(FollowedLink, {
  ...linkRecipe,
  base: { ...linkRecipe.base, display: 'inline-block', paddingBlock: '1' },
});

type StateProps = { words: Dictionaries['search']; locale: Locale; onFollow: () => void };

/** Links to other places to look. */
function OtherWays({ words, locale, onFollow }: StateProps) {
  return (
    <>
      <p>{words.elsewhere}</p>
      <Wrap as="ul" columnGap="5" rowGap="2">
        <li>
          <RowLink href={pagePath('funds-range', locale)} onFollow={onFollow}>
            {words.range}
          </RowLink>
        </li>
        <li>
          <RowLink href={pagePath('news', locale)} onFollow={onFollow}>
            {words.allNews}
          </RowLink>
        </li>
      </Wrap>
    </>
  );
}

type SuggestionsProps = {
  words: Dictionaries['search'];
  /** The content's; there may be none. */
  suggestions: readonly string[];
  onChoose: (query: string) => void;
};

/** Before anything is typed. */
export function Suggestions({ words, suggestions, onChoose }: SuggestionsProps) {
  if (suggestions.length === 0) {
    return (
      <Part>
        <p>{words.hint}</p>
      </Part>
    );
  }
  return (
    <Part>
      <p>{`${words.hint} ${words.example}`}</p>
      <Wrap as="ul" columnGap="5" rowGap="2">
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <Suggestion onClick={() => onChoose(suggestion)}>{suggestion}</Suggestion>
          </li>
        ))}
      </Wrap>
    </Part>
  );
}

export function NothingFound({ query, ...ways }: StateProps & { query: string }) {
  const { words } = ways;
  return (
    <Part>
      <Box as="p" textStyle="label" color="fg.title" overflowWrap="anywhere">
        {filled(words.none, { query })}
      </Box>
      <p>{words.advice}</p>
      <OtherWays {...ways} />
    </Part>
  );
}

export function SearchFailed({ onRetry, ...ways }: StateProps & { onRetry: () => void }) {
  const { words } = ways;
  return (
    <Part>
      <Box as="p" role="alert" textStyle="label" color="fg.title">
        {words.failed}
      </Box>
      <div>
        <Button variant="outline" onClick={onRetry}>
          {words.retry}
        </Button>
      </div>
      <OtherWays {...ways} />
    </Part>
  );
}

export function Searching({ words }: { words: Dictionaries['search'] }) {
  return (
    <Part>
      <Box as="p" color="fg.muted">
        {words.searching}
      </Box>
    </Part>
  );
}
