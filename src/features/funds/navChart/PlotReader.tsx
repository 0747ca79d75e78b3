import { chakra } from '@chakra-ui/react/styled-system';
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Legend, Plot } from '../../../components/chart/ChartFrame';
import { linearScale } from '../../../components/chart/chartGeometry';
import { Drawing } from '../../../components/chart/Drawing';
import { monthsAway, nearestDay } from '../../../components/chart/navSeries';
import { type ChartLines, levelAt } from '../../../components/chart/chartLines';
import { drawChart, extentOf } from '../../../components/chart/drawChart';
import type { Formatters } from '../../../components/chart/formatters';

/**
 * Where a key moves the slider: arrows by a day, Page Up and Page Down by a month, Home and End to the ends (ARIA
 * Authoring Practices, slider). `null` for any other key.
 */
export function stepDay(key: string, index: number, times: readonly number[]): number | null {
  const last = times.length - 1;
  const within = (wanted: number) => Math.min(last, Math.max(0, wanted));
  const month = (count: number) => nearestDay(times, monthsAway(times[index] ?? NaN, count));
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return within(index + 1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return within(index - 1);
    // Skip months without a NAV.
    case 'PageUp':
      return within(Math.max(index + 1, month(1)));
    case 'PageDown':
      return within(Math.min(index - 1, month(-1)));
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** Redraw only when the width changes by this many pixels. */
const step = 100;

const usual = 800;

/** Approximate width of an element in pixels. */
function useColumns(element: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(usual);
  useEffect(() => {
    if (!element.current || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setColumns(Math.max(step, Math.ceil(entry.contentRect.width / step) * step));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return columns;
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
    '& span': {
      position: 'absolute',
      borderWidth: '4px',
      borderRadius: 'full',
      borderColor: 'navy',
      transform: 'translate(-50%, -50%)',
    },
  },
});

type PlotReaderProps = { chart: ChartLines; write: Formatters };

/**
 * The drawing with the levels of one day: under the pointer or finger, or chosen with the keys of a slider. Moving
 * from day to day does not redraw the lines.
 */
export function PlotReader({ chart, write }: PlotReaderProps) {
  const { t } = useTranslation();
  const plot = useRef<HTMLDivElement>(null);
  const columns = useColumns(plot);
  const drawing = useMemo(() => drawChart(chart, columns, write), [chart, columns, write]);
  const [lowest, highest] = useMemo(() => extentOf(chart.lines), [chart]);
  /** `null` while no day is pointed at: the last one is shown then. */
  const [pointed, setPointed] = useState<number | null>(null);

  const { span, lines } = chart;
  const { times } = lines[0];
  const last = times.length - 1;
  const index = Math.min(pointed ?? last, last);
  const time = times[index] ?? NaN;
  const items = lines.map((line) => ({ line, ...line, value: write.level(levelAt(line, time)) }));
  const title = t('chart:basis', { start: write.day(span[0]), end: write.day(time) });
  const spoken = [write.day(time), ...items.map(({ name, value }) => `${name} ${value}`)].join(', ');

  function point({ clientX }: PointerEvent) {
    const { left, width } = plot.current?.getBoundingClientRect() ?? { left: 0, width: 0 };
    if (width === 0) return;
    setPointed(nearestDay(times, linearScale([left, left + width], span)(clientX)));
  }

  function press(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = stepDay(event.key, index, times);
    if (next === null) return;
    event.preventDefault();
    setPointed(next);
  }

  const x = linearScale(span, [0, 100])(time);
  const y = linearScale([lowest, highest], [100, 0]);
  return (
    <>
      <Legend title={title} items={items} />
      <Plot ref={plot}>
        <Drawing {...drawing} />
        {pointed !== null && (
          <Day style={{ left: `${x}%` }}>
            {items.map(({ place, line }) => {
              const level = levelAt(line, time);
              return Number.isNaN(level) ? null : <span key={place} style={{ top: `${y(level)}%` }} />;
            })}
          </Day>
        )}
        <Surface
          role="slider"
          tabIndex={0}
          aria-label={t('chart:reader')}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={index}
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
