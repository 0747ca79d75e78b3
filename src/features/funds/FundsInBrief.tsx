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
import { absent } from '../../i18n/absent';
import { liveShare } from './freshFigures';
import { EmptyRange } from './FundRange';
import type { FundCardView, FundCategoryView, ShareSummaryView } from './fundViews';
import { PastPerformanceWarning } from './PastPerformanceWarning';

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
    '& dt, & time': { textStyle: 'small', color: 'fg.muted' },
    '& dd': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2' },
  },
});

/** The last twelve months of the first share that a profile sees; the year of its launch under one year (AMF). */
function YearOfShare({ share }: { share: ShareSummaryView }) {
  const { t } = useTranslation();
  const name = t('funds:share', { share: share.name });
  const year = share.figures.find(({ code }) => code === '1y')?.display ?? absent;
  return (
    <div {...visibleTo(share.visibleTo)} {...liveShare(share)}>
      <dt>{share.lessThanOneYear ? name : `${t('funds:period.1y')} · ${name}`}</dt>
      {share.lessThanOneYear ? (
        <dd>{t('funds:launchedIn', { year: share.inceptionYear })}</dd>
      ) : (
        <dd data-live-figures>
          <span data-live="1y">{year}</span>
          {share.price?.day && (
            <time data-live="date" dateTime={share.price.day}>
              {share.price.date}
            </time>
          )}
        </dd>
      )}
    </div>
  );
}

function FundEntry({ fund }: { fund: FundCardView }) {
  const { t } = useTranslation();
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
      </div>
      {fund.description && (
        <Box as="p" textStyle="small" lineClamp={{ base: 2, md: 4 }}>
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
        {fund.mainShares.map((share) => (
          <YearOfShare key={share.isin} share={share} />
        ))}
      </Facts>
    </Ruled>
  );
}

type FundsInBriefProps = {
  /** Sanitised HTML. */
  intro: string | null;
  categories: readonly FundCategoryView[];
};

/** Each fund in a line or two; the range has the rest. The warning comes before any figure (AMF, MiFID II). */
export function FundsInBrief({ intro, categories }: FundsInBriefProps) {
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
        {categories.length > 0 && <PastPerformanceWarning />}
      </Box>
      <EmptyRange categories={categories} />
      {categories.flatMap(({ funds }) => funds.map((fund) => <FundEntry key={fund.code} fund={fund} />))}
      <Ruled paddingTop="6">
        <TextLink to={pagePath('funds-range', parseLocale(i18n.language))}>{t('range:whole')}</TextLink>
      </Ruled>
    </>
  );
}
