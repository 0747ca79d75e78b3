import { useTranslation } from 'react-i18next';
import { CopyIsinButton } from './CopyIsinButton';
import type { FactView } from './FactList';
import type { CharacteristicView, FundView, ShareView } from '../fundViews';

/** Codes of what one must know to give an order, in the order in which it matters. */
const dealingCodes = [
  'valuationFrequency',
  'cutOffTime',
  'settlementDate',
  'subscriptionTerms',
  'minimumInitialSubscription',
  'minimumSubscriptionShares',
];

type Characteristics = {
  /** What the product is, in the order of the build. */
  identity: FactView[];
  dealing: FactView[];
  fees: FactView[];
};

/** What a share says of itself, then what its fund says; what is not known is left out. */
export function useCharacteristics(fund: FundView, share?: ShareView): Characteristics {
  const { t } = useTranslation();
  const ofShare = share?.characteristics ?? [];
  const ofFund = fund.characteristics.filter(({ code }) => !ofShare.some((other) => other.code === code));
  const factOf = ({ code, value }: CharacteristicView): FactView => ({
    code,
    label: t(`funds:characteristic.${code}`),
    value,
    detail: code === 'isin' && <CopyIsinButton isin={value} />,
  });
  const facts = [...ofShare, ...ofFund].map(factOf);
  const identity = facts.filter(({ code }) => !dealingCodes.includes(code));
  if (fund.recommendedYears !== null) {
    identity.push({
      code: 'duration',
      label: t('funds:recommendedDuration'),
      value: t('funds:years', { count: fund.recommendedYears }),
    });
  }
  if (fund.eligibilities.length > 0) {
    const value = fund.eligibilities.map(({ title }) => title).join(', ');
    identity.push(factOf({ code: 'eligibilities', value }));
  }
  return {
    identity,
    dealing: dealingCodes.flatMap((code) => facts.filter((fact) => fact.code === code)),
    fees: (share?.fees ?? []).map(({ code, value }) => ({ code, label: t(`funds:fee.${code}`), value })),
  };
}
