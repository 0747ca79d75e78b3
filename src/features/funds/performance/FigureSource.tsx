import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden';
import { plainSummary } from '../../../theme/recipes';
import type { FigureSource as Source } from './figureSources';

/** Width of the table's first column, in units of the element that scrolls. */
export const firstColumn = '46cqi';

const Details = chakra('details', {
  base: {
    '& summary': {
      ...plainSummary,
      textDecoration: 'underline dotted',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.3em',
      _hover: { color: 'accent' },
    },
    '&[open] summary': { color: 'accent' },
    // Across both columns of figures: the row is empty below them. The first column may have a label of several lines.
    '& dl': {
      position: 'relative',
      width: `calc(100cqi - ${firstColumn})`,
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'fit-content(60%) minmax(0, 1fr)' },
      columnGap: '6',
      marginTop: '2',
      padding: '3',
      bg: 'bg.cool',
      color: 'fg',
      textAlign: 'start',
      textStyle: 'small',
      whiteSpace: 'normal',
    },
    '& dt': { color: 'fg.muted' },
  },
});

type FigureSourceProps = { figure: string; currency: string; source: Source };

/** A performance that opens to what gives it. Works without scripts, and on paper stays as it was left. */
export function FigureSource({ figure, currency, source }: FigureSourceProps) {
  const { t } = useTranslation();
  const { startDate, startNav, endDate, endNav, exponent, isAdjusted, benchmarkDays } = source;
  const ratio = `${endNav} ÷ ${startNav}`;
  return (
    <Details>
      <summary>{figure}</summary>
      <dl>
        <dt>{t(isAdjusted ? 'chart:source.navAdjusted' : 'chart:source.navAt', { date: startDate })}</dt>
        <dd>{t('chart:source.nav', { nav: startNav, currency })}</dd>
        <dt>{t('chart:source.navAt', { date: endDate })}</dt>
        <dd>{t('chart:source.nav', { nav: endNav, currency })}</dd>
        <dt>{t('chart:source.calculation')}</dt>
        <dd>
          {exponent ? (
            <>
              ({ratio})<VisuallyHidden> {t('chart:source.power')} </VisuallyHidden>
              <sup>{exponent}</sup>
            </>
          ) : (
            ratio
          )}
          {` −\u00a01 = ${figure}`}
        </dd>
        {benchmarkDays && (
          <>
            <dt>{t('chart:source.benchmarkDays')}</dt>
            <dd>{t('chart:source.benchmarkFrom', benchmarkDays)}</dd>
          </>
        )}
      </dl>
    </Details>
  );
}
