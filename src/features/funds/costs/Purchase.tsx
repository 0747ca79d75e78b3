import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { timeOf } from '../../../components/chart/chartGeometry';
import { Island, IslandLost } from '../../../components/ui/Island';
import { Stack } from '../../../components/ui/layout';
import type { FundNotices, FundView } from '../fundViews';
import type { ShareView } from '../shareViews';
import { PastPerformanceWarning } from '../PastPerformanceWarning';
import { TabPart } from '../tabs/TabPart';
import { purchaseDays } from './purchaseValue';
import { PurchaseForm } from './PurchaseForm';

type PurchaseProps = { fund: FundView; share: ShareView; notices: FundNotices };

/** “I bought on …”: for shares that have NAVs of a year at least. It needs scripts, and is not there without them. */
export function Purchase({ fund, share, notices }: PurchaseProps) {
  const { t } = useTranslation();
  const { costs, curve, currency, isin, name, navsPath } = share;
  const days = curve && purchaseDays(timeOf(curve.days[0]), timeOf(curve.days[1]));
  if (!costs || !days) return null;
  const { rates, year } = costs;
  const cutOff = fund.characteristics.find(({ code }) => code === 'cutOffTime')?.value ?? null;
  return (
    <Box data-needs-scripts="" _print={{ display: 'none' }}>
      <TabPart title={t('costs:purchase.title')}>
        <Stack gap="6">
          <PastPerformanceWarning currency={currency} source={notices.performanceSource} />
          <Island
            name="purchase"
            Content={PurchaseForm}
            props={{ isin, shareName: name, currency, navsPath, days, rates, year, cutOff }}
            failure={<IslandLost />}
          />
        </Stack>
      </TabPart>
    </Box>
  );
}
