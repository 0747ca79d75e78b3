import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Json, PortfolioPlan, PortfolioSection as Section } from '../../api';
import { useFieldNames } from '../fieldNames';
import { formatNumber, useLanguage } from '../formats';
import { ValueDifference, WholeText } from '../ProseDifference';
import { isLocalised } from './formShape';
import { isLineChanged, type LineChange, lineChanges, sumOf } from './portfolioChanges';

/** Two values of one thing: what was added, removed or changed, or that it is as it was. */
function Values({ before, after }: { before: string | undefined; after: string | undefined }) {
  if (before !== undefined && after !== undefined)
    return before === after ? after : <ValueDifference before={before} after={after} />;
  return (
    <Box display="inline-block" whiteSpace="nowrap">
      <WholeText kind={after === undefined ? 'removed' : 'added'} text={after ?? before ?? ''} />
    </Box>
  );
}

function LineRow({ before, after }: LineChange) {
  const { titleText } = useFieldNames();
  const language = useLanguage();
  const nameIn = (title: Json | undefined) =>
    isLocalised(title) || typeof title === 'string' ? titleText(title) : '';
  const weightIn = (value: Json | undefined) =>
    typeof value === 'number' ? formatNumber(value, language, { isPercentage: true }) : '';
  const was = before && nameIn(before.title);
  const name = nameIn((after ?? before)?.title);
  return (
    <chakra.tr borderTopWidth="1px">
      <chakra.th scope="row" fontWeight="400" textAlign="start" verticalAlign="baseline" paddingBlock="1.5">
        <Values before={was ?? name} after={name} />
      </chakra.th>
      <chakra.td paddingBlock="1.5" paddingInlineStart="4" textAlign="end" verticalAlign="baseline">
        <Values before={before && weightIn(before.value)} after={after && weightIn(after.value)} />
      </chakra.td>
    </chakra.tr>
  );
}

/** The changes of one section of a portfolio: folded where there are none. */
export function PortfolioSection({
  section,
  plan: { before, after },
}: {
  section: Section;
  plan: PortfolioPlan;
}) {
  const { t } = useTranslation('desk');
  const { fieldName } = useFieldNames();
  const language = useLanguage();
  const id = useId();
  const lines = lineChanges(before[section], after[section]);
  const changed = lines.filter(isLineChanged).length;
  const sum = formatNumber(sumOf(after[section]), language, { isPercentage: true, decimals: 2 });
  return (
    <Box as="section" aria-labelledby={id} borderTopWidth="1px" paddingTop="3">
      <chakra.details open={changed > 0}>
        <chakra.summary cursor="pointer">
          <Text as="h3" id={id} display="inline" textStyle="group">
            {fieldName(section)}
          </Text>
          <Text as="span" color="fg.muted">
            {` ${changed > 0 ? t('portfolio.changed', { count: changed }) : t('unchanged')}`}
          </Text>
        </chakra.summary>
        <Stack gap="2" paddingTop="3">
          <chakra.table
            fontVariantNumeric="tabular-nums"
            borderCollapse="collapse"
            width="full"
            maxWidth="measure"
          >
            <thead>
              <tr>
                <chakra.th scope="col" textStyle="small" textAlign="start">
                  {t('portfolio.line')}
                </chakra.th>
                <chakra.th scope="col" textStyle="small" textAlign="end">
                  {t('portfolio.weight')}
                </chakra.th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line, index) => (
                // Two lines may have one title.
                <LineRow key={index} {...line} />
              ))}
            </tbody>
          </chakra.table>
          <Text textStyle="small" color="fg.muted">
            {t('form.sum', { sum })}
          </Text>
        </Stack>
      </chakra.details>
    </Box>
  );
}
