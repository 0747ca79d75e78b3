import { useTranslation } from 'react-i18next';
import { Controls } from '../ChartFrame';
import { ChartButton } from './ChartButton';
import { type DayRange, presetRange, type RangeCode, rangeCodes } from './ranges';

type RangeButtonsProps = {
  times: readonly number[];
  /** `null` while the visitor's own dates are shown. */
  chosen: RangeCode | null;
  onChoose: (code: RangeCode, range: DayRange) => void;
};

/** Ranges up to the last day. Those that are longer than the life of the share cannot be chosen. */
export function RangeButtons({ times, chosen, onChoose }: RangeButtonsProps) {
  const { t } = useTranslation();
  return (
    <Controls role="group" aria-label={t('chart:ranges')}>
      {rangeCodes.map((code) => {
        const range = presetRange(code, times);
        return (
          <ChartButton
            key={code}
            aria-pressed={code === chosen}
            disabled={!range}
            onClick={() => range && onChoose(code, range)}
          >
            {t(`chart:range.${code}`)}
          </ChartButton>
        );
      })}
    </Controls>
  );
}
