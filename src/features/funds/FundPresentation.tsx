import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/ui/Section';
import { visibleTo } from '../profiles/profileVisibility';
import { DocumentList } from './DocumentList';
import { FundCharacteristics } from './FundCharacteristics';
import { FundHeader } from './FundHeader';
import { PhilosophySection, PortfolioSection } from './FundSections';
import type { FundNotices, FundView, ShareView } from './fundViews';
import { KeyFacts } from './KeyFacts';
import { NotOfferedNotice } from './NotOfferedNotice';
import { ShareList } from './ShareList';
import { SharePerformance } from './SharePerformance';

type FundPresentationProps = {
  fund: FundView;
  mainShares: ShareView[];
  rangePage: { title: string; path: string };
  notices: FundNotices;
};

/** A fund: identity, key facts, performance of the profile's first share, portfolio, characteristics, documents. */
export function FundPresentation({ fund, mainShares, rangePage, notices }: FundPresentationProps) {
  const { t } = useTranslation();
  return (
    <>
      <FundHeader fund={fund} rangePage={rangePage} />
      <NotOfferedNotice offeredTo={fund.visibleTo} rangePage={rangePage} />
      <div {...visibleTo(fund.visibleTo)}>
        <Section arrangement="stacked">
          {mainShares.map((share) => (
            <Box key={share.isin} {...visibleTo(share.visibleTo)}>
              <KeyFacts fund={fund} share={share} />
            </Box>
          ))}
        </Section>
        <PhilosophySection fund={fund} />
        <Section id="performances" title={t('funds:section.performances')}>
          {mainShares.map((share) => (
            <Box key={share.isin} {...visibleTo(share.visibleTo)}>
              <SharePerformance share={share} notices={notices} />
            </Box>
          ))}
        </Section>
        <Section id="shares" title={t('funds:section.shares')}>
          <ShareList shares={fund.shares} />
        </Section>
        <PortfolioSection fund={fund} notices={notices} />
        <Section id="characteristics" title={t('funds:section.characteristics')}>
          <FundCharacteristics fund={fund} />
        </Section>
        <Section id="documents" title={t('funds:section.documents')}>
          <DocumentList documents={fund.documents} />
        </Section>
      </div>
    </>
  );
}
