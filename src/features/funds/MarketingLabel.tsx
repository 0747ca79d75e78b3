import { useTranslation } from 'react-i18next';
import { Flagged } from '../../components/ui/layout';
import { writtenOut } from '../../components/ui/paper';
import { RichText } from '../../components/ui/RichText';
import { TextLink } from '../../components/ui/TextLink';
import { parseLocale } from '../../i18n/locales';
import { investorRightsPath, pagePath } from '../../routes/routeTable';
import type { FundNotices } from './fundViews';
import { SmallPrint } from './SmallPrint';

export type MarketingNotices = Pick<FundNotices, 'marketingLabel' | 'investorRights'>;

type MarketingLabelProps = {
  notices: MarketingNotices;
  /** Where KID and prospectus are: those of all funds by default. */
  documentsPath?: string;
};

/**
 * Stands where funds are shown: a marketing communication, its risks, and where documents and investors' rights are
 * (Regulation (EU) 2019/1156, article 4).
 */
export function MarketingLabel({ notices, documentsPath }: MarketingLabelProps) {
  const { t, i18n } = useTranslation();
  const locale = parseLocale(i18n.language);
  return (
    <Flagged>
      <RichText html={notices.marketingLabel} />
      <SmallPrint>
        <RichText html={notices.investorRights} />{' '}
        <TextLink to={documentsPath ?? pagePath('documents', locale)}>
          {t('common:kidAndProspectus')}
        </TextLink>
        {' · '}
        <TextLink to={investorRightsPath(locale)} {...writtenOut}>
          {t('common:investorRights')}
        </TextLink>
      </SmallPrint>
    </Flagged>
  );
}
