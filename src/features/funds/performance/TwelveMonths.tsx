import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Note } from '../../../components/ui/layout';
import { absent } from '../../../i18n/absent';
import { FactList } from '../facts/FactList';
import type { RangeShareView } from '../fundViews';

const Details = chakra('details', {
  base: {
    textStyle: 'small',
    '& summary': { color: 'link', cursor: 'pointer', minHeight: '6' },
    // Paper has no way to open it.
    _print: { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
  },
});

/** The day of a share's performances in the range, and the whole twelve months that have to stand beside them. */
export function TwelveMonths({ share }: { share: RangeShareView }) {
  const { t } = useTranslation();
  const [last] = share.twelveMonths;
  if (!last) return null;
  return (
    <>
      <Note marginTop="2">{t('funds:netOfFeesAt', { date: last.endDate, currency: share.currency })}</Note>
      <Details>
        <summary>{t('funds:discretePeriods')}</summary>
        <FactList
          facts={share.twelveMonths.map(({ startDate: start, endDate: end, share: figure }) => ({
            code: end,
            label: t('funds:discretePeriod', { start, end }),
            value: figure ?? absent,
          }))}
        />
      </Details>
    </>
  );
}
