import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Note } from '../../../components/ui/layout';
import { panel } from '../../../theme/recipes';
import { TextLink } from '../../../components/ui/TextLink';
import { visibleTo } from '../../../profiles/profileVisibility';
import type { ShareSummaryView } from '../shareViews';

const Root = chakra('details', {
  base: {
    position: 'relative',
    // The list begins at the margin of a narrow page.
    width: { base: 'full', sm: 'auto' },
    maxWidth: 'full',
    textStyle: 'small',
    '& > summary': { cursor: 'pointer', paddingBlock: '1.5', textStyle: 'label', color: 'link' },
    '& > div': {
      position: 'absolute',
      // Above the tabs, which stay in view.
      zIndex: 'calc(var(--m-z-index-bar) - 1)',
      insetInlineStart: '0',
      display: 'grid',
      gap: '2',
      // Within the page's margins on narrow screens.
      width: 'min(24rem, calc(100vw - 2 * var(--m-spacing-gutter)))',
      padding: '4',
      ...panel,
    },
    '& ul': { maxHeight: '60vh', overflowY: 'auto' },
    '& li': { paddingBlock: '1.5', borderTopWidth: '1px', borderColor: 'border', overflowWrap: 'anywhere' },
    '& li[hidden]': { display: 'none' },
    '& input': {
      width: 'full',
      minHeight: '10',
      paddingInline: '3',
      borderWidth: '1px',
      borderColor: 'slate',
    },
    _print: { display: 'none' },
  },
});

/** All shares of a fund that has many. `src/start/shareSearch.ts` searches them; without scripts it is a list of links. */
export function SearchedShares({ shares }: { shares: readonly ShareSummaryView[] }) {
  const { t } = useTranslation();
  return (
    <Root data-share-search>
      <summary>{t('funds:allShares')}</summary>
      <div>
        <label data-needs-scripts>
          {t('funds:searchShares')}
          <input type="search" autoComplete="off" spellCheck={false} />
        </label>
        <Note as="p" role="status" data-found={t('funds:sharesFound')} data-none={t('funds:noShareFound')} />
        <ul data-keeps-tab>
          {shares.map(({ isin, name, currency, path, visibleTo: profiles }) => (
            <li key={isin} {...visibleTo(profiles)}>
              <TextLink to={path}>{t('funds:share', { share: name })}</TextLink>
              <Note as="span">{` ${currency} · ${isin}`}</Note>
            </li>
          ))}
        </ul>
      </div>
    </Root>
  );
}
