import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';

/** Summary risk indicator (PRIIPs): 1 is the lowest risk, 7 the highest. */
export const riskLevels = [1, 2, 3, 4, 5, 6, 7] as const;

const Level = chakra('li', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '8',
    textStyle: 'small',
    color: 'fg.muted',
    borderWidth: '1px',
    borderColor: 'border',
    fontVariantNumeric: 'tabular-nums',
    '&[data-current]': {
      bg: 'navy',
      borderColor: 'navy',
      color: 'white',
      fontWeight: '600',
      // The background shows the level: keep it in forced colours and in print.
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
    },
  },
});

/** The risk level on its scale, for the eyes: `funds:risk.level` says it. */
export function RiskScale({ level }: { level: number }) {
  return (
    <Box as="ol" display="grid" gridTemplateColumns="repeat(7, minmax(0, 1fr))" gap="1" maxWidth="popover">
      {riskLevels.map((candidate) => (
        <Level key={candidate} data-current={candidate === level ? '' : undefined}>
          {candidate}
        </Level>
      ))}
    </Box>
  );
}
