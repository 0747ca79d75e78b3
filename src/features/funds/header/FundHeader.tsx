import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../../components/ui/Breadcrumbs';
import { ButtonLink } from '../../../components/ui/Button';
import { PageTitle } from '../../../components/ui/PageTitle';
import { Note, Wrap } from '../../../components/ui/layout';
import { Section } from '../../../components/ui/Section';
import { type InvestorProfileCode, investorProfiles } from '../../../profiles/investorProfiles';
import { visibleTo } from '../../../profiles/profileVisibility';
import type { FundView, ShareSummaryView } from '../fundViews';
import { FundLabels } from './FundLabels';

type NotOfferedNoticeProps = {
  offeredTo: readonly InvestorProfileCode[];
  rangePage: { title: string; path: string };
};

/** Shown to profiles that may not see the fund or share; links to the range. */
export function NotOfferedNotice({ offeredTo, rangePage }: NotOfferedNoticeProps) {
  const { t } = useTranslation();
  const refused = investorProfiles.filter((profile) => !offeredTo.includes(profile));
  if (refused.length === 0) return null;
  return (
    <Box {...visibleTo(refused)}>
      <Section title={t('funds:notOffered.title')}>
        <Box as="p" maxWidth="measure" marginBottom="6">
          {t('funds:notOffered.text')}
        </Box>
        <ButtonLink to={rangePage.path}>{rangePage.title}</ButtonLink>
      </Section>
    </Box>
  );
}

type FundHeaderProps = {
  fund: FundView;
  /** On a share's page. */
  share?: ShareSummaryView;
  rangePage: { title: string; path: string };
};

/** Breadcrumbs, name, category, labels, and the ongoing costs of the share, or of those that each profile sees first. */
export function FundHeader({ fund, share, rangePage }: FundHeaderProps) {
  const { t } = useTranslation();
  const shareTitle = share && t('funds:share', { share: share.name });
  return (
    <PageTitle
      over={
        <Breadcrumbs
          items={[
            rangePage,
            { title: fund.title, path: share ? fund.path : undefined },
            ...(shareTitle ? [{ title: shareTitle }] : []),
          ]}
        />
      }
      title={share ? `${fund.title}, ${shareTitle}` : fund.title}
    >
      <Wrap alignItems="center" gap="4" marginTop={{ base: '6', _print: '1' }}>
        <Box as="span" color="fg.muted">
          {share ? `${fund.category} · ${share.isin}` : fund.category}
        </Box>
        <FundLabels {...fund} />
      </Wrap>
      {(share ? [share] : fund.mainShares).map(
        ({ isin, name, ongoingCosts: percent, visibleTo: profiles }) =>
          percent !== null && (
            <Note key={isin} marginTop={{ base: '3', _print: '1' }} {...visibleTo(profiles)}>
              {t('funds:ongoingCostsOfShare', { share: name, percent })}
            </Note>
          ),
      )}
    </PageTitle>
  );
}
