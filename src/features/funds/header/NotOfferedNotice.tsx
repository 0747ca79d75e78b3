import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../components/ui/Section';
import { ButtonLink } from '../../../components/ui/Button';
import { investorProfiles, type InvestorProfileCode } from '../../../profiles/investorProfiles';
import { visibleTo } from '../../../profiles/profileVisibility';

type NotOfferedNoticeProps = {
  offeredTo: readonly InvestorProfileCode[];
  rangePage: { title: string; path: string };
};

/** For visitors whose profile may not see the fund or share of the page; leads to the range. */
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
