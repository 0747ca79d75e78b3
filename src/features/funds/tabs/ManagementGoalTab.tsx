import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { FactList } from '../facts/FactList';
import { useCharacteristics } from '../facts/useCharacteristics';
import { ForEachShare } from './ForEachShare';
import type { TabProps } from './tabProps';

/** What is told with a goal: against what it is measured, how and over how long it is pursued. */
const conditions = ['benchmark', 'managementTypology', 'duration'];

/** What the share aims at, and under what conditions. */
export function ManagementGoalTab({ fund, shares }: TabProps) {
  const { t } = useTranslation();
  const facts = useCharacteristics(fund).identity.filter(({ code }) => conditions.includes(code));
  return (
    <>
      <ForEachShare shares={shares}>
        {({ managementGoal }) => (
          <Box as="p" textStyle="lead" maxWidth="measure" marginBottom="10">
            {managementGoal ?? t('funds:noManagementGoal')}
          </Box>
        )}
      </ForEachShare>
      {facts.length > 0 && <FactList facts={facts} arrangement="columns" />}
    </>
  );
}
