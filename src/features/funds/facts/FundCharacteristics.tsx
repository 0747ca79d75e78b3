import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { FactList } from './FactList';
import type { FundView, ShareView } from '../fundViews';
import { TabPart } from '../tabs/TabPart';
import { useCharacteristics } from './useCharacteristics';

type FundCharacteristicsProps = { fund: FundView; share?: ShareView };

/** What the prospectus says of a fund and a share: what they are, how orders are dealt with, what they cost. */
export function FundCharacteristics({ fund, share }: FundCharacteristicsProps) {
  const { t } = useTranslation();
  const { identity, dealing, fees } = useCharacteristics(fund, share);
  if (share) identity.unshift({ code: 'share', label: t('funds:shareHeading'), value: share.name });
  const groups = [
    { title: t('funds:group.identity'), facts: identity },
    { title: t('funds:group.dealing'), facts: dealing },
    { title: t('funds:group.fees'), facts: fees },
  ];
  return (
    <Box display="grid" gap="12" gridTemplateColumns="minmax(0, 1fr)">
      {groups.map(
        ({ title, facts }) =>
          facts.length > 0 && (
            <TabPart key={title} title={title}>
              <FactList facts={facts} arrangement="columns" />
            </TabPart>
          ),
      )}
    </Box>
  );
}
