import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Container } from '../../components/ui/Container';
import { LazyHydrate, lazyScript } from '../../components/ui/LazyHydrate';
import { Tabs } from '../../components/ui/tabs/Tabs';
import { visibleTo } from '../../profiles/profileVisibility';
import { fundTabOpened, fundTabs } from '../../store/fundView/fundViewSlice';
import { useAppDispatch } from '../../store/hooks';
import { FundHeader, NotOfferedNotice } from './header/FundHeader';
import { ShareList } from './header/ShareList';
import { OverviewTab } from './tabs/OverviewTab';
import { TabContent, type TabContentProps } from './tabs/TabContent';
import type { TabProps } from './tabs/tabProps';

const script = lazyScript(async () => (await import('./tabs/TabContent')).TabContent);

/** Any tab but the first: hydrated when it is opened. */
export function LazyTab(props: TabContentProps) {
  return (
    <LazyHydrate
      when="visible"
      Server={process.env.BUILD_STAGE === 'build-javascript' ? null : TabContent}
      script={script}
      props={props}
    />
  );
}

type FundTabsProps = TabProps & { rangePage: { title: string; path: string } };

/** The page of a fund or a share: header, list of shares and the tabs of behaviour.md §2.5. */
export function FundTabs({ rangePage, ...tabProps }: FundTabsProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { fund, shares, isSharePage } = tabProps;
  const share = isSharePage ? shares[0] : undefined;
  const offeredTo = share?.visibleTo ?? fund.visibleTo;
  const onShown = useCallback(
    (id: string) => {
      const tab = fundTabs.find((candidate) => candidate === id);
      if (tab) dispatch(fundTabOpened(tab));
    },
    [dispatch],
  );
  return (
    <>
      <FundHeader fund={fund} share={share} rangePage={rangePage} />
      <NotOfferedNotice offeredTo={offeredTo} rangePage={rangePage} />
      <div {...visibleTo(offeredTo)}>
        <Container paddingBlock={{ base: '6', lg: '8' }}>
          <ShareList shares={fund.shares} currentIsin={share?.isin} />
          <Tabs
            label={t('tabs:label')}
            onShown={onShown}
            tabs={fundTabs.map((id) => ({
              id,
              title: t(`tabs:title.${id}`),
              content: id === 'overview' ? <OverviewTab {...tabProps} /> : <LazyTab tab={id} {...tabProps} />,
            }))}
          />
        </Container>
      </div>
    </>
  );
}
