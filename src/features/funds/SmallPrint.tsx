import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icons/Icon';
import { Note } from '../../components/ui/layout';
import { onPhones, plainSummary, turningCaret } from '../../theme/recipes';

const whileFolded = '&:not(:has([open], a:focus-visible)) > :first-child';

const Root = chakra('div', {
  base: {
    // The links go on in the last line of the text: what a notice is about stays near.
    '& div, & p': { display: 'inline' },
    '& > :last-child': { display: 'none' },
    [onPhones]: {
      display: 'flex',
      minWidth: '0',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      columnGap: '3',
      '& > :first-child': { display: 'block', flex: '1 0 100%' },
      [whileFolded]: {
        flex: '1 1 0',
        overflow: 'hidden',
        whiteSpace: 'nowrap',
        textOverflow: 'ellipsis',
      },
      '&:has(details) > :last-child': { display: 'block' },
    },
  },
});

const Unfold = chakra('summary', {
  base: {
    ...plainSummary,
    ...turningCaret,
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '6',
    textStyle: 'small',
    color: 'link',
  },
});

/**
 * What stands under a warning. On phones its first line, and the rest unfolds: style alone cuts it, so that assistive technology, paper
 * and browsers without `:has()` have it whole.
 */
export function SmallPrint({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Root>
      <Note as="div">{children}</Note>
      <details>
        <Unfold>
          {t('common:details')}
          <Icon name="caret-down" />
        </Unfold>
      </details>
    </Root>
  );
}
