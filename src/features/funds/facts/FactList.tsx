import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { columns, columnsOnPaper, Note } from '../../../components/ui/layout';
import { visuallyHidden } from '../../../components/ui/VisuallyHidden';
import type { InvestorProfileCode } from '../../../profiles/investorProfiles';
import { visibleTo } from '../../../profiles/profileVisibility';
import type { LiveMarks } from '../freshFigures';
import type { NamedTextView } from '../fundViews';

const List = chakra('dl', {
  base: {
    display: 'grid',
    '& > div': { paddingBlock: { base: '3', _print: '0.5' }, borderTopWidth: '1px', borderColor: 'border' },
    '& dt': { color: 'fg.muted', textStyle: 'small' },
    '& dd': { fontVariantNumeric: 'tabular-nums' },
  },
  variants: {
    arrangement: {
      /** Short values, one per line. */
      lines: {
        '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '6' },
        '& dd': { marginInlineStart: 'auto', textAlign: 'end' },
        _print: { display: 'block' },
      },
      /** Names above values of any length, in as many columns as fit. */
      columns: {
        columnGap: '12',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
        ...columnsOnPaper(4),
      },
      /** Titles above texts, in two columns where there is room. */
      texts: {
        columnGap: '12',
        gridTemplateColumns: columns({ base: 1, md: 2 }),
        '& dt': { textStyle: 'label', color: 'fg.title' },
        ...columnsOnPaper(3),
      },
      /** Names above short values, side by side. */
      row: {
        columnGap: '6',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
        // Values stand on one line, however many lines their names take.
        '& > div': { display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 2' },
        '& dd': { fontWeight: '600' },
      },
      /** Names above short values: four in a line, or two where that is under 18 rem and would break them. */
      line: {
        gridTemplateColumns: 'repeat(auto-fit, minmax(clamp(25%, (18rem - 100%) * 999, 50%), 1fr))',
        '& > div': { paddingInlineEnd: '2' },
        '& dd': { fontWeight: '600' },
      },
      /** A few large values. */
      figures: {
        columnGap: { base: '5', lg: '8' },
        rowGap: '1',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 40%), 1fr))',
        '& > div': { paddingBlock: '1.5', borderTopWidth: '2px', borderColor: 'navy' },
        '& > [data-long]': { gridColumn: 'span 2' },
        '& dd > :first-child': {
          textStyle: 'subheading',
          color: 'fg.title',
          fontVariantNumeric: 'lining-nums',
        },
      },
    },
  },
  defaultVariants: { arrangement: 'lines' },
});

const HiddenValue = chakra('dd', { base: visuallyHidden });

export type FactView = {
  code: string;
  label: string;
  /** A text or a link: Orca leaves out what a block says that a description begins with. */
  value: ReactNode;
  /** Shows the value, which is then for assistive technology only. */
  drawing?: ReactNode;
  /** Its date, or what it means. */
  detail?: ReactNode;
  /**
   * Live data replaces it: its value, by the fact's code, and its detail, which is a date. With the marks of the share or fund that
   * it is of, unless those are around the list (`liveShare`, `liveFund`).
   */
  live?: boolean | LiveMarks;
  /** Has the place of two among `figures`, as it would break within its number. */
  isLong?: boolean;
  /** All profiles by default. */
  visibleTo?: readonly InvestorProfileCode[];
};

type FactListProps = {
  facts: readonly FactView[];
  arrangement?: 'lines' | 'columns' | 'texts' | 'row' | 'line' | 'figures';
};

/** Names and values, separated by hairlines. */
export function FactList({ facts, arrangement }: FactListProps) {
  return (
    <List arrangement={arrangement}>
      {facts.map(({ code, label, value, drawing, detail, live, isLong, visibleTo: profiles }) => (
        <div
          key={code}
          data-long={isLong || undefined}
          {...(profiles && visibleTo(profiles))}
          {...(typeof live === 'object' && live)}
        >
          <dt dir="auto">{label}</dt>
          {drawing && <HiddenValue>{value}</HiddenValue>}
          <dd dir="auto" aria-hidden={drawing ? true : undefined}>
            {drawing ?? <span data-live={live ? code : undefined}>{value}</span>}
            {detail && (
              <Note as="div" data-live={live ? 'date' : undefined}>
                {detail}
              </Note>
            )}
          </dd>
        </div>
      ))}
    </List>
  );
}

/** Titles and the texts of each: risks, or liquidity management tools. */
export function NamedTexts({ texts }: { texts: readonly NamedTextView[] }) {
  const facts = texts.map(({ code, title, text }) => ({ code, label: title, value: text }));
  return <FactList facts={facts} arrangement="texts" />;
}
