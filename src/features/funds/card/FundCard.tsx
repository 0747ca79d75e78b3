import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../../components/ui/Heading';
import { RichText } from '../../../components/ui/RichText';
import { Note } from '../../../components/ui/layout';
import { TextLink } from '../../../components/ui/TextLink';
import { absent } from '../../../i18n/absent';
import { parseLocale } from '../../../i18n/locales';
import { visibleTo } from '../../../profiles/profileVisibility';
import { rangePeriods } from '../displayOrders';
import { FactList, type FactView } from '../facts/FactList';
import { useFundFacts } from '../facts/useFundFacts';
import { FundLabels } from '../header/FundLabels';
import type { FundCardView, RangeShareView } from '../fundViews';
import { RiskScale } from '../risk/RiskScale';
import { CompareLink } from '../range/CompareLink';
import { shownFigure } from '../range/rangeRows';
import { TwelveMonths } from '../performance/TwelveMonths';
import { YoungNotice } from '../figures/YoungNotice';
import { liveFund, liveShare } from '../freshFigures';

const Card = chakra('article', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    height: 'full',
    borderTopWidth: '2px',
    borderColor: 'navy',
    paddingTop: '5',
    _print: { breakInside: 'avoid', marginBottom: '8' },
  },
});

/** Price and performances of the first share that the visitor's profile may see. */
function MainShareFacts({ share, fundTitle }: { share: RangeShareView; fundTitle: string }) {
  const { t, i18n } = useTranslation();
  const youngNotice = useContext(YoungNotice);
  const { price, ongoingCosts } = useFundFacts();
  return (
    <Box {...visibleTo(share.visibleTo)} {...liveShare(share)}>
      <FactList facts={[price(share), ...ongoingCosts(share)]} />
      <div data-live-figures>
        {share.lessThanOneYear ? (
          <Note as="div" marginTop="2">
            <RichText html={youngNotice} />
          </Note>
        ) : (
          <>
            <FactList
              facts={rangePeriods.map((code) => ({
                code,
                label: t(`funds:period.${code}`),
                value: shownFigure(share, code) ?? absent,
              }))}
            />
            <TwelveMonths share={share} />
          </>
        )}
      </div>
      <Box marginTop="3">
        <CompareLink share={share} fundTitle={fundTitle} locale={parseLocale(i18n.language)} />
      </Box>
    </Box>
  );
}

/** A fund of the range; the card's header is at least 334 px high (behaviour.md §9). */
export function FundCard({ fund }: { fund: FundCardView }) {
  const { t } = useTranslation();
  const { duration, eligibilities, aum } = useFundFacts();
  const facts: FactView[] = [
    ...(fund.recommendedYears === null ? [] : [duration(fund)]),
    ...(fund.eligibilities.length === 0 ? [] : [eligibilities(fund)]),
    ...fund.currencies.map(({ codes, visibleTo }): FactView => ({
      code: `currencies-${codes.join('-')}`,
      label: t('funds:currencies', { count: codes.length }),
      value: codes.join(', '),
      visibleTo,
    })),
    aum(fund),
  ];
  return (
    <Card {...visibleTo(fund.visibleTo)} {...liveFund(fund)}>
      <Box
        display="flex"
        flexDirection="column"
        gap="4"
        minHeight={{ base: 'cardHeader', _print: '0' }}
        paddingBottom="6"
      >
        <Note>{fund.category}</Note>
        <Heading textStyle="subheading" fontSize="1.5rem">
          <TextLink to={fund.path} variant="title">
            {fund.title}
          </TextLink>
        </Heading>
        {fund.description && <Note lineClamp={5}>{fund.description}</Note>}
        <Box marginTop="auto" display="grid" gap="4">
          <FundLabels labels={fund.labels} sfdrArticle={fund.sfdrArticle} />
          {fund.mainShares.map(
            ({ isin, riskLevel, visibleTo: profiles }) =>
              riskLevel !== null && (
                <div key={isin} {...visibleTo(profiles)}>
                  <RiskScale level={riskLevel} />
                </div>
              ),
          )}
        </Box>
      </Box>
      <FactList facts={facts} />
      {fund.mainShares.map((share) => (
        <MainShareFacts key={share.isin} share={share} fundTitle={fund.title} />
      ))}
    </Card>
  );
}
