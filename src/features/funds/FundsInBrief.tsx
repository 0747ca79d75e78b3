import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../components/ui/Heading';
import { RichText } from '../../components/ui/RichText';
import { columns, Note, Ruled } from '../../components/ui/layout';
import { TextLink } from '../../components/ui/TextLink';
import { parseLocale } from '../../i18n/locales';
import { visibleTo } from '../../profiles/profileVisibility';
import { pagePath } from '../../routes/routeTable';
import { EmptyRange } from './FundRange';
import { ActivatedTools } from './header/ActivatedTools';
import { useFundFacts } from './facts/useFundFacts';
import type { FundCardView, FundCategoryView } from './fundViews';
import { MarketingLabel, type MarketingNotices } from './MarketingLabel';

const entryColumns = {
  base: 'minmax(0, 1fr)',
  md: 'minmax(0, 1fr) 20rem',
  lg: 'minmax(0, 4fr) minmax(0, 6fr) 20rem',
};

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: '6rem minmax(0, 1fr)',
    columnGap: '4',
    gridRow: { md: 'span 2', lg: 'auto' },
    gridColumn: { md: '2', lg: 'auto' },
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& dt': { textStyle: 'small', color: 'fg.muted' },
  },
});

function FundEntry({ fund }: { fund: FundCardView }) {
  const { t } = useTranslation();
  const { duration } = useFundFacts();
  return (
    <Ruled
      as="article"
      display="grid"
      alignItems="baseline"
      columnGap={{ base: '6', xl: '12' }}
      rowGap="1"
      paddingBlock="3"
      gridTemplateColumns={entryColumns}
      _print={{ breakInside: 'avoid' }}
      {...visibleTo(fund.visibleTo)}
    >
      <div>
        <Heading textStyle="subheading">
          <TextLink to={fund.path} variant="title">
            {fund.title}
          </TextLink>
        </Heading>
        <Note>{fund.category}</Note>
        <ActivatedTools tools={fund.activatedTools} isBrief />
      </div>
      {fund.description && (
        <Box as="p" textStyle="small">
          {fund.description}
        </Box>
      )}
      <Facts>
        {fund.mainShares.map(
          ({ isin, riskLevel, visibleTo: profiles }) =>
            riskLevel !== null && (
              <div key={isin} {...visibleTo(profiles)}>
                <dt>{t('range:risk')}</dt>
                <dd>{t('range:riskOf', { level: riskLevel })}</dd>
              </div>
            ),
        )}
        {fund.recommendedYears !== null && (
          <div>
            <dt>{duration(fund).label}</dt>
            <dd>{duration(fund).value}</dd>
          </div>
        )}
      </Facts>
    </Ruled>
  );
}

type FundsInBriefProps = {
  /** Sanitised HTML. */
  intro: string | null;
  categories: readonly FundCategoryView[];
  notices: MarketingNotices;
};

/**
 * Each fund in a line or two, without performances: those would need five years in whole twelve months (delegated regulation (EU)
 * 2017/565, article 44(4)(b)), which the range has.
 */
export function FundsInBrief({ intro, categories, notices }: FundsInBriefProps) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <Box
        display="grid"
        columnGap="12"
        rowGap="6"
        alignItems="start"
        gridTemplateColumns={columns({ base: 1, lg: 2 })}
        marginBottom="8"
      >
        {intro && <RichText html={intro} />}
        {categories.length > 0 && <MarketingLabel notices={notices} />}
      </Box>
      <EmptyRange categories={categories} />
      {categories.flatMap(({ funds }) => funds.map((fund) => <FundEntry key={fund.code} fund={fund} />))}
      <Ruled paddingTop="6">
        <TextLink to={pagePath('funds-range', parseLocale(i18n.language))}>{t('range:whole')}</TextLink>
      </Ruled>
    </>
  );
}
