import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../../components/ui/Breadcrumbs';
import { PageTitle } from '../../../components/ui/PageTitle';
import { sheet } from '../../../components/ui/paper';
import { visibleTo } from '../../../profiles/profileVisibility';
import { ActivatedTools } from '../header/ActivatedTools';
import { NotOfferedNotice } from '../header/FundHeader';
import { PastPerformance } from './PastPerformance';
import type { PastPerformancePageView } from './pastPerformanceViews';
import { Scenarios } from './Scenarios';

export type PastPerformancePageProps = PastPerformancePageView & {
  rangePage: { title: string; path: string };
  /** Sanitised HTML. */
  source: string;
};

/** What the KID of a share links to: its past performance and its scenarios (delegated regulation (EU) 2017/653, art. 8(3)). */
export function SharePastPerformance({ rangePage, source, scenarios, ...view }: PastPerformancePageProps) {
  const { t } = useTranslation();
  const { fund, share } = view;
  const title = t('pastPerformance:title');
  const shareTitle = t('funds:share', { share: share.name });
  return (
    <>
      <PageTitle
        over={<Breadcrumbs items={[rangePage, fund, { title: shareTitle, path: share.path }, { title }]} />}
        title={title}
      >
        <Box as="p" dir="auto" textStyle="lead" color="fg.muted" marginTop="6">
          {`${fund.title}, ${shareTitle}, ${share.isin}`}
        </Box>
        <ActivatedTools tools={fund.activatedTools} />
      </PageTitle>
      <NotOfferedNotice offeredTo={share.visibleTo} rangePage={rangePage} />
      <div {...visibleTo(share.visibleTo)} {...sheet}>
        <PastPerformance {...view} source={source} />
        {scenarios.length > 0 && <Scenarios scenarios={scenarios} />}
      </div>
    </>
  );
}
