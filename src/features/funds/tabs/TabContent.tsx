import { Box } from '@chakra-ui/react/box';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../components/ui/TextLink';
import { onlyOnWholePaper, writtenOut } from '../../../components/ui/paper';
import { LatestNews } from '../../../components/news/NewsGrid';
import { parseLocale } from '../../../i18n/locales';
import { pagePath } from '../../../routes/routeTable';
import { DocumentList } from '../DocumentList';
import type { FundTab } from '../fundTabList';
import { FactList } from '../facts/FactList';
import { useCharacteristics } from '../facts/FundCharacteristics';
import { PastPerformanceLink } from '../pastPerformance/PastPerformanceLink';
import { CharacteristicsTab } from './CharacteristicsTab';
import { PerformancesTab } from './PerformancesTab';
import { PortfolioTab } from '../portfolio/PortfolioBreakdown';
import { SubscribeTab } from './SubscribeTab';
import { ForEachShare, type TabProps } from './TabPart';
import { Stack } from '../../../components/ui/layout';
import { FundRisks } from '../risk/FundRisks';
import { FundApproach } from './FundApproach';
import { PerformanceSummary } from './PerformanceSummary';

/** The fund on one page: goal, risks, performance and management. */
export function OverviewTab({ fund, shares, notices }: TabProps) {
  return (
    <Stack gap={{ base: '10', lg: '14' }}>
      {fund.description && (
        <Box as="p" textStyle={{ base: 'lead', _print: 'body' }} maxWidth="measure">
          {fund.description}
        </Box>
      )}
      <FundRisks fund={fund} shares={shares} />
      <ForEachShare shares={shares}>
        {(share) => <PerformanceSummary share={share} notices={notices} />}
      </ForEachShare>
      <FundApproach fund={fund} />
    </Stack>
  );
}

/**
 * On a share's page its documents and the fund's, in one order; on a fund's page the fund's, after the key information
 * document of the share that is shown to the profile. The library has those of all shares.
 */
export function DocumentsTab({ fund, shares, isSharePage }: TabProps) {
  const { t, i18n } = useTranslation();
  const ofShares = shares.flatMap(({ name, documents, visibleTo }) =>
    isSharePage
      ? documents
      : documents
          .filter(({ code }) => code === 'KIID')
          .map((document) => ({
            ...document,
            title: `${document.title} – ${t('funds:share', { share: name })}`,
            visibleTo,
          })),
  );
  return (
    <>
      <DocumentList documents={[...ofShares, ...fund.documents]} hasArchive />
      {fund.sustainabilityPath && (
        <Box as="p" marginTop={{ base: '6', _print: '2' }}>
          <TextLink to={fund.sustainabilityPath} {...writtenOut}>
            {t('funds:sustainabilityDisclosure')}
          </TextLink>
        </Box>
      )}
      {isSharePage &&
        shares.map((share) => (
          <Box key={share.isin} marginTop="6" {...onlyOnWholePaper}>
            <PastPerformanceLink share={share} />
          </Box>
        ))}
      <Box as="p" marginTop="6" {...onlyOnWholePaper}>
        <TextLink to={`${pagePath('documents', parseLocale(i18n.language))}?fund=${fund.code}`}>
          {t('funds:documentsOfShares')}
        </TextLink>
      </Box>
    </>
  );
}

/** The fund's latest news, and a link to all news. */
export function FundNewsTab({ fund }: TabProps) {
  const { t } = useTranslation();
  if (fund.news.length === 0) return <p>{t('funds:noNews')}</p>;
  return <LatestNews news={fund.news} allNewsPath={fund.newsPath} />;
}

/** Shown with the goal: benchmark, management style and horizon. */
const conditions = ['benchmark', 'managementTypology', 'duration'];

/** The share's goal and its conditions. */
export function ManagementGoalTab({ fund, shares }: TabProps) {
  const { t } = useTranslation();
  const facts = useCharacteristics(fund).identity.filter(({ code }) => conditions.includes(code));
  return (
    <>
      <ForEachShare shares={shares}>
        {({ managementGoal }) => (
          <Box
            as="p"
            textStyle={{ base: 'lead', _print: 'body' }}
            maxWidth="measure"
            marginBottom={{ base: '10', _print: '2' }}
          >
            {managementGoal ?? t('funds:noManagementGoal')}
          </Box>
        )}
      </ForEachShare>
      {facts.length > 0 && (
        <div {...onlyOnWholePaper}>
          <FactList facts={facts} arrangement="columns" />
        </div>
      )}
    </>
  );
}

export const tabContents: Record<FundTab, ComponentType<TabProps>> = {
  overview: OverviewTab,
  characteristics: CharacteristicsTab,
  documents: DocumentsTab,
  performances: PerformancesTab,
  portfolio: PortfolioTab,
  news: FundNewsTab,
  'management-goal': ManagementGoalTab,
  subscribe: SubscribeTab,
};
