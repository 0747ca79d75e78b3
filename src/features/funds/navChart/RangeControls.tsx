import { Box } from '@chakra-ui/react/box';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../../components/chart/chartGeometry';
import { Controls } from '../../../components/chart/ChartFrame';
import { ChartButton, Field, Panel, Row } from './ChartButton';
import { type DatesProblem, type DayRange, freeRange, type RangeCode, rangeCodes } from './ranges';
import { useFormatters } from '../../../components/chart/chartFormatters';

type RangeButtonsProps = {
  available: readonly RangeCode[];
  /** `null` for dates that the visitor entered. */
  chosen: RangeCode | null;
  onChoose: (code: RangeCode) => void;
};

/** Ranges up to the last day; those that have no performance are disabled. */
export function RangeButtons({ available, chosen, onChoose }: RangeButtonsProps) {
  const { t } = useTranslation();
  return (
    <Controls data-needs-scripts="" role="group" aria-label={t('chart:ranges')}>
      {rangeCodes.map((code) => (
        <ChartButton
          key={code}
          aria-pressed={code === chosen}
          disabled={!available.includes(code)}
          onClick={() => onChoose(code)}
        >
          {t(`chart:range.${code}`)}
        </ChartButton>
      ))}
    </Controls>
  );
}

type DatesFormProps = {
  id: string;
  times: readonly number[];
  /** The range shown now. */
  range: DayRange;
  onChoose: (range: DayRange) => void;
};

/** A range between two dates that the visitor enters. */
export function DatesForm({ id, times, range, onChoose }: DatesFormProps) {
  const { t } = useTranslation();
  const format = useFormatters();
  const messageId = useId();
  const [first, last] = [times[0] ?? NaN, times.at(-1) ?? NaN];
  const [from, setFrom] = useState(dayOf(times[range[0]] ?? first));
  const [to, setTo] = useState(dayOf(times[range[1]] ?? last));
  const [problem, setProblem] = useState<DatesProblem | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const answer = freeRange(from, to, times);
    setProblem('problem' in answer ? answer.problem : null);
    if ('range' in answer) onChoose(answer.range);
  }

  const days = [
    { name: 'from', value: from, onChange: setFrom },
    { name: 'to', value: to, onChange: setTo },
  ] as const;
  return (
    // No browser validation: its messages may be in another language than the page.
    <form id={id} onSubmit={submit} noValidate>
      <Panel>
        <Row>
          {days.map(({ name, value, onChange }) => (
            <Field key={name}>
              {t(`chart:dates.${name}`)}
              <input
                type="date"
                aria-required
                min={dayOf(first)}
                max={dayOf(last)}
                value={value}
                aria-invalid={problem !== null}
                aria-describedby={messageId}
                onChange={({ target }) => onChange(target.value)}
              />
            </Field>
          ))}
          <ChartButton type="submit">{t('chart:dates.show')}</ChartButton>
        </Row>
        <Box id={messageId} role="alert" color="accent" textStyle="small">
          {problem && t(`chart:dates.${problem}`, { first: format.day(first), last: format.day(last) })}
        </Box>
      </Panel>
    </form>
  );
}
