import { useTranslation } from 'react-i18next';
import { FactList, type FactView } from './FactList';
import type { CharacteristicView, FundView, ShareView } from './fundViews';

type FundCharacteristicsProps = { fund: FundView; share?: ShareView };

/** What the prospectus says of a fund and, on a share's page, of that share and its fees. */
export function FundCharacteristics({ fund, share }: FundCharacteristicsProps) {
  const { t } = useTranslation();
  const named = ({ code, value }: CharacteristicView): FactView => ({
    code,
    label: t(`funds:characteristic.${code}`),
    value,
  });
  const fee = ({ code, value }: CharacteristicView): FactView => ({
    code: `fee-${code}`,
    label: t(`funds:fee.${code}`),
    value,
  });
  const ofShare = share?.characteristics ?? [];
  const ofFund = fund.characteristics.filter(({ code }) => !ofShare.some((other) => other.code === code));
  const facts: FactView[] = [
    ...ofShare.map(named),
    ...ofFund.map(named),
    ...(fund.eligibilities.length > 0
      ? [
          {
            code: 'eligibilities',
            label: t('funds:characteristic.eligibilities'),
            value: fund.eligibilities.map(({ title }) => title).join(', '),
          },
        ]
      : []),
    ...(share?.fees ?? []).map(fee),
    ...fund.customData.map(({ code, title, value }) => ({ code, label: title, value })),
  ];
  return <FactList facts={facts} arrangement="columns" />;
}
