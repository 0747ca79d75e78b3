import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Icon } from '../../../components/icons/Icon';
import { TextLink } from '../../../components/ui/TextLink';
import { parseLocale } from '../../../i18n/locales';
import type { InvestorProfileCode } from '../../../profiles/investorProfiles';
import { comparePath } from '../../../routes/routeTable';
import { chosenShareOf, compareLinkOf } from '../../../store/chosenShares';
import type { RootState } from '../../../store/store';
import type { FundSummaryView } from '../fundViews';

const Link = chakra(TextLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    paddingBlock: '1',
    textStyle: 'small',
    // Its place is kept.
    '& svg': { visibility: 'hidden' },
    '&[aria-pressed=true]': { fontWeight: '600', '& svg': { visibility: 'visible' } },
    _print: { display: 'none' },
  },
});

type CompareLinkProps = {
  share: { name: string; isin: string };
  fund: Pick<FundSummaryView, 'title' | 'isCompared'>;
  /** The profiles that may see the share. */
  offeredTo: readonly InvestorProfileCode[];
};

/**
 * Chooses the share to compare it with another, or compares it with what is chosen. `src/start/views/startComparison.ts` answers it, and
 * shows its state in HTML that no island has taken over. Without scripts it leads to the comparison with the share.
 */
export function CompareLink({ share: { name, isin }, fund, offeredTo }: CompareLinkProps) {
  const { t, i18n } = useTranslation();
  const { isins, pressed } = compareLinkOf(
    isin,
    useSelector(({ comparison }: RootState) => comparison.chosen),
  );
  if (!fund.isCompared) return null;
  return (
    <Link
      to={comparePath(isins, parseLocale(i18n.language))}
      role={pressed === undefined ? undefined : 'button'}
      aria-pressed={pressed}
      aria-label={t('compareLink:compareOf', { share: name, fund: fund.title })}
      data-compare={JSON.stringify([chosenShareOf(fund.title, { isin, name, visibleTo: offeredTo })])}
    >
      {t('compareLink:compare', { share: name })}
      <Icon name="check" />
    </Link>
  );
}
