import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/ui/Button';
import { Section } from '../../components/ui/Section';
import { visibleTo } from '../profiles/profileVisibility';
import { DocumentList } from './DocumentList';
import { FundCharacteristics } from './FundCharacteristics';
import { FundHeader } from './FundHeader';
import { PortfolioSection } from './FundSections';
import type { FundNotices, FundView, ShareView } from './fundViews';
import { KeyFacts } from './KeyFacts';
import { NotOfferedNotice } from './NotOfferedNotice';
import { ShareList } from './ShareList';
import { SharePerformance } from './SharePerformance';

type SharePresentationProps = {
  fund: FundView;
  share: ShareView;
  rangePage: { title: string; path: string };
  contactPath: string;
  notices: FundNotices;
};

/** A share of a fund: price, performance, goal, characteristics, documents and how to subscribe. */
export function SharePresentation({ fund, share, rangePage, contactPath, notices }: SharePresentationProps) {
  const { t } = useTranslation();
  return (
    <>
      <FundHeader fund={fund} share={share} rangePage={rangePage} />
      <NotOfferedNotice offeredTo={share.visibleTo} rangePage={rangePage} />
      <div {...visibleTo(share.visibleTo)}>
        <Section arrangement="stacked">
          <KeyFacts fund={fund} share={share} />
        </Section>
        <Section id="performances" title={t('funds:section.performances')} ground="sand">
          <SharePerformance share={share} notices={notices} />
        </Section>
        {share.managementGoal && (
          <Section id="management-goal" title={t('funds:section.managementGoal')}>
            <Box as="p" textStyle="lead" maxWidth="measure">
              {share.managementGoal}
            </Box>
          </Section>
        )}
        <Section id="characteristics" title={t('funds:section.characteristics')}>
          <FundCharacteristics fund={fund} share={share} />
        </Section>
        <PortfolioSection fund={fund} notices={notices} />
        <Section id="documents" title={t('funds:section.documents')}>
          <DocumentList documents={[...share.documents, ...fund.documents]} />
        </Section>
        <Section id="shares" title={t('funds:section.shares')}>
          <ShareList shares={fund.shares} currentIsin={share.isin} />
        </Section>
        <Section id="subscribe" title={t('funds:section.subscribe')} ground="navy">
          <Box as="p" textStyle="lead" maxWidth="measure" marginBottom="6">
            {t('funds:howToSubscribe', { isin: share.isin })}
          </Box>
          <ButtonLink to={contactPath} variant="inverse">
            {t('funds:contactUs')}
          </ButtonLink>
        </Section>
      </div>
    </>
  );
}
