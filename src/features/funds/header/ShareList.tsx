import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Wrap } from '../../../components/ui/layout';
import { onlyOnWholePaper } from '../../../components/ui/paper';
import { TextLink } from '../../../components/ui/TextLink';
import { parseLocale } from '../../../i18n/locales';
import { visibleTo } from '../../../profiles/profileVisibility';
import { LocalizedLink } from '../../../routes/LocalizedLink';
import { comparePath } from '../../../routes/comparePath';
import { absent } from '../../../i18n/absent';
import type { ShareSummaryView } from '../fundViews';
import { FirstDate } from '../facts/useFundFacts';
import { liveShare } from '../freshFigures';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(auto-fill, minmax(var(--m-sizes-32), 1fr))',
      sm: 'repeat(auto-fill, minmax(16rem, 1fr))',
    },
    gap: '2',
    // However many shares there are, the tabs stay near.
    maxHeight: '50vh',
    overflowY: 'auto',
    _print: { maxHeight: 'none', overflowY: 'visible' },
    // Room for the outline of the focused share.
    padding: '1',
    marginInline: '-1',
  },
});

const card = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '3',
  height: 'full',
  paddingBlock: '1.5',
  paddingInline: '3',
  borderWidth: '1px',
  borderRadius: 'sm',
  textStyle: 'small',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& strong': { display: 'block', textStyle: 'label' },
} as const;

const ShareLink = chakra(LocalizedLink, {
  base: {
    ...card,
    borderColor: 'border',
    color: 'fg.muted',
    textDecoration: 'none',
    outlineOffset: '1px',
    transition: 'border-color var(--m-durations-quick)',
    '& strong': { display: 'block', textStyle: 'label', color: 'link' },
    _hover: { borderColor: 'link' },
  },
});

const CurrentShare = chakra('span', {
  base: {
    ...card,
    bg: 'navy',
    borderColor: 'navy',
    color: 'white',
    // Forced colours remove the background.
    _highContrast: { borderColor: 'Highlight', borderWidth: '3px' },
    _print: { bg: 'transparent', color: 'navy' },
  },
});

/** Name, ISIN and, on wide screens, the dated price. */
function ShareCard({ share }: { share: ShareSummaryView }) {
  const { t } = useTranslation();
  const { price } = share;
  return (
    <>
      <span>
        <strong>{t('funds:share', { share: share.name })}</strong> {share.isin}
      </span>
      <Box
        as="span"
        display={{ base: 'none', sm: 'block' }}
        textAlign="end"
        css={{ '& strong': { whiteSpace: 'nowrap' } }}
      >
        {' '}
        <strong data-live="price">{price?.display ?? absent}</strong>{' '}
        {price?.date ? <span data-live="date">{price.date}</span> : <FirstDate />}
      </Box>
    </>
  );
}

type ShareListProps = {
  shares: readonly ShareSummaryView[];
  /** On a share's page. */
  currentIsin?: string;
};

/** The shares that the visitor's profile may see, in the order of behaviour.md §9. Their links keep the open tab. */
export function ShareList({ shares, currentIsin }: ShareListProps) {
  const { t, i18n } = useTranslation();
  return (
    <Box as="nav" id="shares" aria-labelledby="shares-title" marginBottom="6" {...onlyOnWholePaper}>
      <Wrap justifyContent="space-between" columnGap="6" textStyle="label" marginBottom="2">
        <Box as="p" id="shares-title" color="fg.title">
          {t('tabs:shares')}
        </Box>
        {currentIsin && (
          <TextLink to={comparePath([currentIsin], parseLocale(i18n.language))}>
            {t('compareLink:compare')}
          </TextLink>
        )}
      </Wrap>
      <List data-keeps-tab>
        {shares.map((share) => (
          <li key={share.isin} {...visibleTo(share.visibleTo)} {...liveShare(share)}>
            {share.isin === currentIsin ? (
              <CurrentShare aria-current="page">
                <ShareCard share={share} />
              </CurrentShare>
            ) : (
              <ShareLink to={share.path}>
                <ShareCard share={share} />
              </ShareLink>
            )}
          </li>
        ))}
      </List>
    </Box>
  );
}
