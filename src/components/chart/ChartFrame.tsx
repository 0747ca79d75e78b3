import { chakra } from '@chakra-ui/react/styled-system';
import { Line, type LineIndex } from './Drawing';

export const Controls = /* #__PURE__ */ chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'flex-start',
    gap: '2',
    _print: { display: 'none' },
  },
});

/** The drawing with margins for its labels; `--ends` is the width of those at the ends of lines. */
export const Plot = /* #__PURE__ */ chakra('div', {
  base: {
    position: 'relative',
    aspectRatio: { base: '1 / 1', sm: '2 / 1', md: '5 / 2' },
    _print: { aspectRatio: '7 / 1' },
    margin: '4',
    marginInlineStart: '10',
    '--ends': 'var(--m-spacing-16)',
    marginInlineEnd: 'var(--ends)',
    marginBottom: '8',
  },
});

const List = /* #__PURE__ */ chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    textStyle: 'small',
    '& b': { marginInlineStart: '2', fontVariantNumeric: 'tabular-nums' },
  },
});

export const Words = /* #__PURE__ */ chakra('figcaption', {
  base: { maxWidth: 'measure', minHeight: { base: '12', _print: '0' } },
});

const Svg = /* #__PURE__ */ chakra('svg', {
  base: { display: 'inline-block', flex: 'none', width: '8', height: '2', marginInlineEnd: '2' },
});

/** A piece of a line, beside its name. */
export function Swatch({ index }: { index: LineIndex }) {
  return (
    <Svg aria-hidden>
      <Line index={index} d="M0,4H32" />
    </Svg>
  );
}

type LegendProps = {
  /** The day or period of the levels. */
  title: string;
  items: readonly { index: LineIndex; name: string; value: string }[];
};

/** The legend: names the lines and their levels on a day. */
export function Legend({ title, items }: LegendProps) {
  return (
    <div>
      <p>{title}</p>
      <List>
        {items.map(({ index, name, value }) => (
          <li key={index}>
            <Swatch index={index} />
            <span>{name}</span> <b>{value}</b>
          </li>
        ))}
      </List>
    </div>
  );
}
