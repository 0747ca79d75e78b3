import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icons/Icon';
import { Wrap } from '../../../components/ui/layout';
import { onlyOnWholePaper } from '../../../components/ui/paper';
import { visibleTo } from '../../../profiles/profileVisibility';
import { LocalizedLink } from '../../../routes/LocalizedLink';
import { CompareLink } from '../compare/CompareLink';
import type { FundSummaryView } from '../fundViews';
import type { ShareSummaryView } from '../shareViews';
import { SearchedShares } from './SearchedShares';

const ShareLink = chakra(LocalizedLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '8',
    paddingInline: '2.5',
    bg: 'bg',
    borderWidth: '1px',
    borderColor: 'slate',
    borderRadius: 'sm',
    textStyle: 'label',
    color: 'link',
    textDecoration: 'none',
    _hover: { borderColor: 'link' },
    '&[aria-current]': {
      bg: 'navy',
      borderColor: 'navy',
      color: 'white',
      // Forced colours remove the background.
      _highContrast: { borderColor: 'Highlight', borderWidth: '3px' },
      _print: { bg: 'transparent', color: 'navy' },
    },
  },
});

/** So many buttons would stand before the share's figures: the others are in a list that is opened and searched. */
const searchedFrom = 8;

type ShareListProps = {
  fund: Pick<FundSummaryView, 'title' | 'isCompared'>;
  shares: readonly ShareSummaryView[];
  /** What the page shows: the first share that each profile sees, or one share on its own page. */
  shown: readonly ShareSummaryView[];
  isSharePage: boolean;
};

/** The shares that the visitor's profile may see, in the order of behaviour.md §9. Their links keep the open tab. */
export function ShareList({ fund, shares, shown, isSharePage }: ShareListProps) {
  const { t } = useTranslation();
  const links = shares.flatMap((share) => {
    const main = shown.find(({ isin }) => isin === share.isin)?.visibleTo ?? [];
    return [
      { ...share, isShown: true, profiles: share.visibleTo.filter((profile) => main.includes(profile)) },
      { ...share, isShown: false, profiles: share.visibleTo.filter((profile) => !main.includes(profile)) },
    ].filter(({ profiles }) => profiles.length > 0);
  });
  const isSearched = shares.length >= searchedFrom;
  const current = isSharePage ? 'page' : 'true';
  return (
    <Wrap
      as="nav"
      id="shares"
      aria-label={t('tabs:shares')}
      alignItems="center"
      columnGap="4"
      rowGap="1"
      marginTop={{ base: '2.5', lg: '4' }}
      {...onlyOnWholePaper}
    >
      <Wrap as="ul" gap="2" data-keeps-tab>
        {links
          .filter(({ isShown }) => isShown || !isSearched)
          .map(({ isin, name, path, isShown, profiles }) => (
            <li key={`${isin}-${isShown}`} {...visibleTo(profiles)}>
              <ShareLink to={path} aria-current={isShown ? current : undefined}>
                {isShown && <Icon name="check" />}
                {t('funds:share', { share: name })}
              </ShareLink>
            </li>
          ))}
      </Wrap>
      {isSearched && <SearchedShares shares={shares} />}
      {shown.map((share) => (
        <div key={share.isin} {...visibleTo(share.visibleTo)}>
          <CompareLink
            share={share}
            fund={fund}
            offeredTo={shares.find(({ isin }) => isin === share.isin)?.visibleTo ?? share.visibleTo}
          />
        </div>
      ))}
    </Wrap>
  );
}
