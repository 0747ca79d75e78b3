import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { InvestorProfileCode } from '../profiles/investorProfiles';
import { visibleTo } from '../profiles/profileVisibility';

const List = chakra('dl', {
  base: {
    display: 'grid',
    '& > div': { paddingBlock: '3', borderTopWidth: '1px', borderColor: 'border' },
    '& dt': { color: 'fg.muted', textStyle: 'small' },
    '& dd': { fontVariantNumeric: 'tabular-nums' },
  },
  variants: {
    arrangement: {
      /** Short values, a line each. */
      lines: {
        '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '6' },
        '& dd': { marginInlineStart: 'auto', textAlign: 'end' },
      },
      /** Values of any length under their names, two columns where there is room. */
      columns: {
        columnGap: '12',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      },
    },
  },
  defaultVariants: { arrangement: 'lines' },
});

export type FactView = {
  code: string;
  label: string;
  value: ReactNode;
  /** What the value is of, such as its date. */
  detail?: string | null;
  /** Everyone, unless given. */
  visibleTo?: readonly InvestorProfileCode[];
};

type FactListProps = { facts: readonly FactView[]; arrangement?: 'lines' | 'columns' };

/** Names and values, a hairline between them. */
export function FactList({ facts, arrangement }: FactListProps) {
  return (
    <List arrangement={arrangement}>
      {facts.map(({ code, label, value, detail, visibleTo: profiles }) => (
        <div key={code} {...(profiles && visibleTo(profiles))}>
          <dt>{label}</dt>
          <dd>
            {value}
            {detail && (
              <Box textStyle="small" color="fg.muted">
                {detail}
              </Box>
            )}
          </dd>
        </div>
      ))}
    </List>
  );
}
