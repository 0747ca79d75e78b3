import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { Container } from '../../components/ui/layout';
import { Tabs } from '../../components/ui/tabs/Tabs';
import { visibleTo } from '../../profiles/profileVisibility';
import { FundHeader, NotOfferedNotice } from './header/FundHeader';
import { ShareList } from './header/ShareList';
import { YoungNoticeTemplate } from './figures/YoungNotice';
import { MarketingLabel } from './MarketingLabel';
import { fundTabs } from './fundTabList';
import { tabContents } from './tabs/TabContent';
import type { TabProps } from './tabs/TabPart';

type FundTabsProps = TabProps & { rangePage: { title: string; path: string } };

/** The page of a fund or a share: header, list of shares and the tabs of behaviour.md §2.5. */
export function FundTabs({ rangePage, ...tabProps }: FundTabsProps) {
  const { t } = useTranslation();
  const { fund, shares, isSharePage } = tabProps;
  const share = isSharePage ? shares[0] : undefined;
  const offeredTo = share?.visibleTo ?? fund.visibleTo;
  return (
    <>
      <FundHeader fund={fund} share={share} rangePage={rangePage} />
      <NotOfferedNotice offeredTo={offeredTo} rangePage={rangePage} />
      <YoungNoticeTemplate html={tabProps.notices.lessThanOneYear} />
      <div {...visibleTo(offeredTo)}>
        <Container paddingBlock={{ base: '6', lg: '8' }}>
          <Box marginBottom="6">
            <MarketingLabel
              notices={tabProps.notices}
              documentsPath={`${share?.path ?? fund.path}#documents`}
            />
          </Box>
          <ShareList shares={fund.shares} currentIsin={share?.isin} />
          <Tabs
            label={t('tabs:label')}
            tabs={fundTabs.map((id) => {
              const Content = tabContents[id];
              return { id, title: t(`tabs:title.${id}`), content: <Content {...tabProps} /> };
            })}
          />
        </Container>
      </div>
    </>
  );
}
