import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { memo, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../../components/ui/Heading';
import { Note } from '../../../components/ui/layout';
import { TextLink } from '../../../components/ui/TextLink';
import { visibleTo } from '../../../profiles/profileVisibility';
import { rangePeriods } from '../displayOrders';
import { CompareLink } from '../compare/CompareLink';
import { FactList, type FactView } from '../facts/FactList';
import { useFundFacts } from '../facts/useFundFacts';
import { ActivatedTools } from '../header/ActivatedTools';
import { FundLabels } from '../header/FundLabels';
import type { FundCardView } from '../fundViews';
import type { RangeShareView } from '../shareViews';
import { type RangeFigure, useShareFigures } from '../range/useShareFigures';
import { TwelveMonths } from '../performance/TwelveMonths';
import { LiveFigures, YoungNotice } from '../figures/YoungNotice';
import { liveFund, liveShare } from '../freshFigures';

const Card = chakra('article', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    borderTopWidth: '2px',
    borderColor: 'navy',
    paddingTop: '3',
    _print: { breakInside: 'avoid', marginBottom: '8' },
    '& > header': {
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      minHeight: { base: 'cardHeader', _print: '0' },
      paddingBottom: '4',
    },
  },
});

/** Figures of the first share that the visitor's profile may see. */
function MainShareFigures({ share }: { share: RangeShareView }) {
  const { t } = useTranslation();
  const { nameOf, textOf } = useShareFigures();
  const { name, currency, twelveMonths } = share;
  const date = twelveMonths[0]?.endDate;
  const factOf = (code: RangeFigure) => ({ code, label: nameOf(code), value: textOf(share, code) });
  return (
    <div {...visibleTo(share.visibleTo)}>
      <LiveFigures share={share} notice={useContext(YoungNotice)}>
        <Note marginBottom="1">
          {t(date ? 'range:shareAt' : 'range:shareIn', { share: name, currency, date })}
        </Note>
        <FactList facts={rangePeriods.map(factOf)} arrangement="line" />
        <TwelveMonths share={share} summary={t('funds:discretePeriods')} />
      </LiveFigures>
      <FactList facts={[factOf('costs'), factOf('risk')]} arrangement="line" />
    </div>
  );
}

/** A fund of the range; the card's header is at least 334 px high (behaviour.md §9). */
export const FundCard = memo(({ fund }: { fund: FundCardView }) => {
  const { t } = useTranslation();
  const { duration, eligibilities, aum, price } = useFundFacts();
  const facts: FactView[] = [
    aum(fund),
    ...(fund.recommendedYears === null ? [] : [duration(fund)]),
    ...fund.currencies.map(({ codes, visibleTo }): FactView => ({
      code: `currencies-${codes.join('-')}`,
      label: t('funds:currencies', { count: codes.length }),
      value: codes.join(', '),
      visibleTo,
    })),
    ...(fund.eligibilities.length === 0 ? [] : [eligibilities(fund)]),
  ];
  return (
    <Card {...visibleTo(fund.visibleTo)} {...liveFund(fund)}>
      <header>
        <div>
          <Note>{fund.category}</Note>
          <Heading textStyle="subheading" fontSize="1.5rem">
            <TextLink to={fund.path} variant="title">
              {fund.title}
            </TextLink>
          </Heading>
        </div>
        <FundLabels labels={fund.labels} sfdrArticle={fund.sfdrArticle} />
        <ActivatedTools tools={fund.activatedTools} isBrief />
        {fund.mainShares.map((share) => (
          <MainShareFigures key={share.isin} share={share} />
        ))}
        {fund.description && <Note>{fund.description}</Note>}
      </header>
      <Box marginTop="auto">
        <FactList facts={facts} />
        {fund.mainShares.map((share) => (
          <div key={share.isin} {...visibleTo(share.visibleTo)} {...liveShare(share)}>
            <FactList facts={[price(share)]} />
            <CompareLink share={share} fund={fund} offeredTo={share.offeredTo} />
          </div>
        ))}
      </Box>
    </Card>
  );
});
