import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { openOnPaper } from '../../../components/ui/paper';
import { absent } from '../../../i18n/absent';
import { FactList } from '../facts/FactList';
import type { RangeShareView } from '../shareViews';

const Details = chakra('details', {
  base: {
    textStyle: 'small',
    paddingBottom: '2',
    '& summary': { color: 'link', cursor: 'pointer', minHeight: '6' },
    ...openOnPaper,
  },
});

type TwelveMonthsProps = {
  share: Pick<RangeShareView, 'lessThanOneYear' | 'twelveMonths'>;
  summary: string;
};

/** The whole twelve months that have to stand beside a share's performances; without performances none. */
export function TwelveMonths({ share, summary }: TwelveMonthsProps) {
  const { t } = useTranslation();
  if (share.lessThanOneYear || share.twelveMonths.length === 0) return null;
  return (
    <Details>
      <summary>{summary}</summary>
      <FactList
        facts={share.twelveMonths.map(({ startDate: start, endDate: end, share: figure }) => ({
          code: end,
          label: t('funds:discretePeriod', { start, end }),
          value: figure ?? absent,
        }))}
      />
    </Details>
  );
}
