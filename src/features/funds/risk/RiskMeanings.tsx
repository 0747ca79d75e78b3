import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { RiskFigureCode } from '../fundViews';

/** What each risk figure of a table says, in words. */
export function RiskMeanings({ codes }: { codes: readonly RiskFigureCode[] }) {
  const { t } = useTranslation();
  if (codes.length === 0) return null;
  return (
    <details>
      <Box as="summary" color="link" cursor="pointer" minHeight="6">
        {t('chart:riskHelp')}
      </Box>
      <Box
        as="dl"
        textStyle="small"
        maxWidth="measure"
        css={{ '& dt': { fontWeight: '600', marginTop: '3' } }}
      >
        {[...new Set(codes)].map((code) => (
          <div key={code}>
            <dt>{t(`funds:risk.${code}`)}</dt>
            <dd>{t(`chart:riskMeaning.${code}`)}</dd>
          </div>
        ))}
      </Box>
    </details>
  );
}
