import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/Button';
import { CopyButton } from '../../../components/ui/CopyButton';
import { columns as tracks, Stack, Wrap } from '../../../components/ui/layout';
import { parseLocale } from '../../../i18n/locales';
import { comparePath } from '../../../routes/routeTable';
import type { FundNotices } from '../fundViews';
import { PastPerformanceWarning } from '../PastPerformanceWarning';
import { CompareChart } from './chart/CompareChart';
import { type Column, useColumns } from './comparedColumns';
import type { ComparedShare } from './compareViews';
import { ComparedTable } from './table/ComparedTable';

/** Warnings that apply to the compared shares. */
function Cautions({ columns, source }: { columns: readonly Column[]; source: string }) {
  const { t } = useTranslation();
  const withFigures = columns.filter(({ share }) => share.performances.length > 0);
  if (withFigures.length === 0) return null;
  const differ = (valueOf: (column: Column) => string | null) => new Set(withFigures.map(valueOf)).size > 1;
  return (
    <Stack gap="3" columnGap="8" gridTemplateColumns={tracks({ base: 1, lg: 2 })} marginBottom="8">
      <PastPerformanceWarning source={source} />
      <Box maxWidth="measure">
        {differ(({ share }) => share.currency) && <p>{t('compare:currencies')}</p>}
        {differ(({ figuresDate }) => figuresDate) && <p>{t('compare:differentDates')}</p>}
      </Box>
    </Stack>
  );
}

type ComparisonProps = {
  chosen: readonly ComparedShare[];
  notices: FundNotices;
  onRemove: (column: ComparedShare) => void;
  onRemoveAll: () => void;
};

/** The chosen shares: warnings, curves and table. */
export function Comparison({ chosen, notices, onRemove, onRemoveAll }: ComparisonProps) {
  const { t, i18n } = useTranslation();
  const columns = useColumns(chosen);
  const isins = columns.map(({ share }) => share.isin);
  // Names only the shares shown: the page's own address may name others too.
  const address = new URL(comparePath(isins, parseLocale(i18n.language)), window.location.origin).href;
  return (
    <>
      {columns.length === 1 && (
        <Box as="p" marginBottom="6">
          {t('compare:addAnother')}
        </Box>
      )}
      <Cautions columns={columns} source={notices.performanceSource} />
      <CompareChart columns={columns} onRemove={onRemove} />
      <Wrap alignItems="center" gap="4" marginBlock="6">
        <Button variant="outline" onClick={onRemoveAll} _print={{ display: 'none' }}>
          {t('compare:removeAll')}
        </Button>
        <CopyButton
          key={isins.join()}
          text={address}
          label={t('compare:copyLink')}
          done={t('compare:copied')}
          blocked={t('compare:copyFailed')}
        />
      </Wrap>
      <ComparedTable columns={columns} youngNotice={notices.lessThanOneYear} />
    </>
  );
}
