import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment, type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Legend, Plot } from '../../../components/chart/ChartFrame';
import { boxSize, linearScale } from '../../../components/chart/chartGeometry';
import { Drawing, percent } from '../../../components/chart/Drawing';
import { monthsAway, nearestDay } from '../../../components/chart/navSeries';
import { type ChartLines, levelAt } from '../../../components/chart/chartLines';
import { chartScales, drawChart } from '../../../components/chart/drawChart';
import { useFormatters } from '../../../components/chart/chartFormatters';

/**
 * Moves the slider by a key: arrows by a day, Page Up and Page Down by a month, Home and End to the ends (ARIA
 * Authoring Practices, slider). `null` for any other key.
 */
export function stepDay(key: string, index: number, times: readonly number[]): number | null {
  const month = (count: number) => nearestDay(times, monthsAway(times[index] ?? NaN, count));
  const last = times.length - 1;
  const steps = new Map([
    ['ArrowRight', index + 1],
    ['ArrowUp', index + 1],
    ['ArrowLeft', index - 1],
    ['ArrowDown', index - 1],
    // Skip months without a NAV.
    ['PageUp', Math.max(index + 1, month(1))],
    ['PageDown', Math.min(index - 1, month(-1))],
    ['Home', 0],
    ['End', last],
  ]);
  const wanted = steps.get(key);
  return wanted === undefined ? null : Math.min(last, Math.max(0, wanted));
}

/** Over the drawing. Swiping up or down still scrolls the page. */
const Surface = chakra('div', {
  base: { position: 'absolute', inset: '0', cursor: 'crosshair', touchAction: 'pan-y' },
});

const Day = chakra('div', {
  base: {
    position: 'absolute',
    insetBlock: '0',
    borderInlineStartWidth: '1px',
    borderColor: 'fg.muted',
    pointerEvents: 'none',
    // Forced colours keep borders and remove backgrounds.
    '& > span': {
      position: 'absolute',
      borderWidth: '4px',
      borderRadius: 'full',
      borderColor: 'navy',
      transform: 'translate(-50%, -50%)',
    },
  },
});

/** The day and its levels, on the side of the pointer that has more room. */
const Levels = chakra('dl', {
  base: {
    position: 'absolute',
    top: '0',
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    columnGap: '3',
    marginInline: '3',
    paddingInline: '2.5',
    paddingBlock: '1.5',
    bg: 'bg',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'sm',
    textStyle: 'small',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    '& > :first-child': { gridColumn: '1 / -1', color: 'fg.muted' },
    '& dd': { textAlign: 'end', fontWeight: '600' },
  },
  variants: { side: { left: { right: '0' }, right: { left: '0' } } },
});

/**
 * The drawing with the levels of one day: under the pointer or finger, or chosen with the keys of a slider. Moving
 * from day to day does not redraw the lines.
 */
export function PlotReader({ chart }: { chart: ChartLines }) {
  const { t } = useTranslation();
  const format = useFormatters();
  const plot = useRef<HTMLDivElement>(null);
  const drawing = useMemo(() => drawChart(chart, format), [chart, format]);
  const { x, y } = useMemo(() => chartScales(chart.span, chart.lines), [chart]);
  /** `null` while no day is pointed at: the last one is shown then. */
  const [pointed, setPointed] = useState<number | null>(null);

  const { span, lines } = chart;
  const times = lines[0]?.times ?? [];
  const last = times.length - 1;
  const shown = Math.min(pointed ?? last, last);
  const time = times[shown] ?? NaN;
  const levelsOn = (day: number) =>
    lines.map((line) => {
      const level = levelAt(line, day);
      return { ...line, level, value: format.level(level) };
    });
  const items = levelsOn(time);
  const title = t('chart:basis', { start: format.day(span[0]), end: format.day(span[1]) });
  const spoken = [format.day(time), ...items.map(({ name, value }) => `${name} ${value}`)].join(', ');

  function point({ clientX }: PointerEvent) {
    const { left, width } = plot.current?.getBoundingClientRect() ?? { left: 0, width: 0 };
    if (width === 0) return;
    setPointed(nearestDay(times, linearScale([left, left + width], span)(clientX)));
  }

  function press(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = stepDay(event.key, shown, times);
    if (next === null) return;
    event.preventDefault();
    setPointed(next);
  }

  return (
    <>
      <Legend title={title} items={levelsOn(span[1])} />
      <Plot ref={plot}>
        <Drawing {...drawing} />
        {pointed !== null && (
          <Day style={{ left: percent(x(time)) }}>
            {items.map(({ index, level }) =>
              Number.isNaN(level) ? null : <span key={index} style={{ top: percent(y(level)) }} />,
            )}
            <Levels aria-hidden side={x(time) > boxSize / 2 ? 'left' : 'right'}>
              <dt>{format.day(time)}</dt>
              {items.map(({ index, label, value }) => (
                <Fragment key={index}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </Fragment>
              ))}
            </Levels>
          </Day>
        )}
        <Surface
          role="slider"
          tabIndex={0}
          aria-label={t('chart:reader')}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={shown}
          aria-valuetext={spoken}
          onKeyDown={press}
          onPointerDown={point}
          onPointerMove={point}
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setPointed(null)}
          onBlur={() => setPointed(null)}
        />
      </Plot>
    </>
  );
}
