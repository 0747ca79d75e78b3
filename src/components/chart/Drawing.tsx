import { chakra } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import { endOfPath, labelTops } from './chartGeometry';

/** Decides colour and dashes of a line. */
export type LineIndex = 0 | 1 | 2 | 3 | 4 | 'benchmark';

/** Each line has its own dashes, to be told apart without colour; a benchmark is thinner than what it is compared with. */
export const Line = /* #__PURE__ */ chakra('path', {
  base: {
    fill: 'none',
    strokeWidth: '2px',
    vectorEffect: 'non-scaling-stroke',
    '@media (forced-colors: active)': { stroke: 'CanvasText' },
  },
  variants: {
    index: {
      0: { stroke: 'navy' },
      1: { stroke: 'accent', strokeDasharray: '7 4' },
      2: { stroke: 'blueStrong', strokeDasharray: '2 3' },
      3: { stroke: 'slate', strokeDasharray: '12 3 2 3' },
      4: { stroke: 'blue', strokeDasharray: '14 6' },
      benchmark: { stroke: 'accent', strokeWidth: '1px' },
    },
  },
});

export const Layer = /* #__PURE__ */ chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    textStyle: 'small',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    // Over the levels.
    '& svg': { position: 'relative', width: 'full', height: 'full', overflow: 'visible' },
    '& span': { position: 'absolute', whiteSpace: 'nowrap' },
  },
});

/** Every second one on paper, where drawings are low. */
const Level = /* #__PURE__ */ chakra('div', {
  base: {
    _print: { '&:nth-of-type(even)': { display: 'none' } },
    position: 'absolute',
    width: 'full',
    borderTopWidth: '1px',
    borderColor: 'border',
    '& span': { right: '100%', paddingInlineEnd: '2', transform: 'translateY(-50%)' },
  },
});

/** Every second one on narrow screens. */
const Ticks = /* #__PURE__ */ chakra('div', {
  base: {
    '& span': { top: '100%', paddingTop: '1', transform: 'translateX(-50%)' },
    '& span:nth-of-type(even)': { display: { base: 'none', sm: 'inline' } },
  },
});

/** One line of the words that have room in the margin of the plot; the legend has the whole names. */
const Ends = /* #__PURE__ */ chakra('div', {
  base: {
    color: 'fg',
    '& span': {
      left: '100%',
      width: 'max-content',
      maxWidth: 'calc(var(--ends) + var(--m-spacing-4))',
      height: '1.5em',
      overflow: 'hidden',
      whiteSpace: 'normal',
      paddingInlineStart: '1.5',
      transform: 'translateY(-50%)',
    },
  },
});

/** Coordinates in a box of 1000 × 1000 units. */
export type DrawingProps = {
  levels: readonly { y: number; label: string }[];
  ticks: readonly { x: number; label: string }[];
  lines: readonly { index: LineIndex; path: string; label: string }[];
};

/** Levels across the drawing, and ticks below it. */
export function Axes({ levels, ticks }: Pick<DrawingProps, 'levels' | 'ticks'>) {
  return (
    <>
      {levels.map(({ y, label }) => (
        <Level key={y} style={{ top: percent(y) }}>
          <span>{label}</span>
        </Level>
      ))}
      <Ticks>
        {ticks.map(({ x, label }) => (
          <span key={x} style={{ left: percent(x) }}>
            {label}
          </span>
        ))}
      </Ticks>
    </>
  );
}

export const percent = (units: number) => `${units / 10}%`;

/** Lines, levels and ticks. The page says the same in words and in a table. */
export const Drawing = /* #__PURE__ */ memo(function Drawing({ levels, ticks, lines }: DrawingProps) {
  const tops = labelTops(lines.map(({ path }) => endOfPath(path)));
  return (
    <Layer aria-hidden>
      <Axes levels={levels} ticks={ticks} />
      <svg viewBox="0 0 1000 1000" preserveAspectRatio="none">
        {lines.map(({ index, path }) => (
          <Line key={index} index={index} d={path} />
        ))}
      </svg>
      <Ends>
        {lines.map(({ index, label }, position) => (
          <span key={index} style={{ top: tops[position] }}>
            {label}
          </span>
        ))}
      </Ends>
    </Layer>
  );
});
