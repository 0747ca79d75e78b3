import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import type { PageMetadata } from '../../components/seo/basePageContext';
import { CheckLabel, Container } from '../../components/ui/layout';
import { Tabs } from '../../components/ui/tabs/Tabs';
import { sheet, siteOnPaper, wholePaperChoice } from '../../components/ui/paper';
import { visibleTo } from '../../profiles/profileVisibility';
import { FundHeader, NotOfferedNotice } from './header/FundHeader';
import { YoungNoticeTemplate } from './figures/YoungNotice';
import { MarketingLabel } from './MarketingLabel';
import { fundTabs, tabsOfWholePaper } from './fundTabList';
import { tabContents } from './tabs/TabContent';
import type { TabProps } from './tabs/TabPart';

type FundTabsProps = TabProps & {
  rangePage: { title: string; path: string };
  metadata: Pick<PageMetadata, 'canonical'>;
};

/** Printed, the page is a factsheet unless this is checked. */
function PaperChoice() {
  const { t } = useTranslation();
  return (
    <CheckLabel textStyle="small" _print={{ display: 'none' }}>
      <input type="checkbox" id={wholePaperChoice} {...sheet} />
      <span>{t('funds:wholePaper')}</span>
    </CheckLabel>
  );
}

/** The page of a fund or a share: header and the tabs of behaviour.md §2.5. */
export function FundTabs({ rangePage, metadata, ...tabProps }: FundTabsProps) {
  const { t } = useTranslation();
  const { fund, shares, isSharePage } = tabProps;
  const share = isSharePage ? shares[0] : undefined;
  const offeredTo = share?.visibleTo ?? fund.visibleTo;
  return (
    <>
      <FundHeader {...tabProps} rangePage={rangePage} />
      <NotOfferedNotice offeredTo={offeredTo} rangePage={rangePage} />
      <YoungNoticeTemplate html={tabProps.notices.lessThanOneYear} />
      <div {...visibleTo(offeredTo)} style={siteOnPaper(metadata.canonical)}>
        <Container paddingBlock={{ base: '4', lg: '6', _print: '2' }}>
          <Box marginBottom={{ base: '2', lg: '4', _print: '2' }}>
            <MarketingLabel
              notices={tabProps.notices}
              documentsPath={`${share?.path ?? fund.path}#documents`}
            />
          </Box>
          <Tabs
            label={t('tabs:label')}
            tabs={fundTabs.map((id) => {
              const Content = tabContents[id];
              return {
                id,
                title: t(`tabs:title.${id}`),
                content: <Content {...tabProps} />,
                isOnSheet: !tabsOfWholePaper.includes(id),
              };
            })}
          />
          <PaperChoice />
        </Container>
      </div>
    </>
  );
}
