import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../../components/ui/Breadcrumbs';
import { ButtonLink } from '../../../components/ui/Button';
import { PageTitle } from '../../../components/ui/PageTitle';
import { Note, Wrap } from '../../../components/ui/layout';
import { Section } from '../../../components/ui/Section';
import { type InvestorProfileCode, investorProfiles } from '../../../profiles/investorProfiles';
import { visibleTo } from '../../../profiles/profileVisibility';
import { ForEachShare, type TabProps } from '../tabs/TabPart';
import { ActivatedTools } from './ActivatedTools';
import { FundLabels } from './FundLabels';
import { ShareFacts } from './ShareFacts';
import { ShareList } from './ShareList';

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

type FundHeaderProps = Pick<TabProps, 'fund' | 'shares' | 'notices' | 'isSharePage'> & {
  rangePage: { title: string; path: string };
};

/** Breadcrumbs, name, category and labels; the choice of a share, and the figures of the one that is shown. */
export function FundHeader({ fund, shares, notices, isSharePage, rangePage }: FundHeaderProps) {
  const { t } = useTranslation();
  const share = isSharePage ? shares[0] : undefined;
  const shareTitle = share && t('funds:share', { share: share.name });
  return (
    <PageTitle
      isTool
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
      <Wrap alignItems="center" columnGap="4" rowGap="2" marginTop={{ base: '2', _print: '1' }}>
        <Note as="span">{fund.category}</Note>
        {share && <Note as="span">{share.isin}</Note>}
        <FundLabels {...fund} />
      </Wrap>
      <ActivatedTools tools={fund.activatedTools} />
      <div {...visibleTo(share?.visibleTo ?? fund.visibleTo)}>
        <ShareList fund={fund} shares={fund.shares} shown={shares} isSharePage={isSharePage} />
        <ForEachShare shares={shares}>
          {(shown) => <ShareFacts share={shown} notices={notices} />}
        </ForEachShare>
      </div>
    </PageTitle>
  );
}
