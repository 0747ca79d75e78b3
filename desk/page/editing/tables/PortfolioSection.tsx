import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import {
  isEqual,
  isMap,
  type Json,
  type JsonMap,
  type PortfolioPlan,
  type PortfolioSection as Section,
} from '../../../api';
import { useFieldNames } from '../../fieldNames';
import { formatNumber, useLanguage } from '../../kit/formats';
import { ValueDifference, WholeText } from '../../changes/ProseDifference';
import { isLocalised } from '../fields/formShape';
import { Cell, FoldedSection, Small } from '../../kit/screenLayout';

interface LineChange {
  before: JsonMap | undefined;
  after: JsonMap | undefined;
}

const entriesOf = (list: Json | undefined) => (Array.isArray(list) ? list.filter(isMap) : []);

const isSameLine = (a: JsonMap, b: JsonMap) =>
  a.code === undefined || b.code === undefined ? isEqual(a.title, b.title) : a.code === b.code;

/** Lines as they will be, each with what it was; then those that go. */
function lineChanges(before: Json | undefined, after: Json | undefined): LineChange[] {
  const [old, fresh] = [entriesOf(before), entriesOf(after)];
  const lines = fresh.map((line) => ({ before: old.find((other) => isSameLine(other, line)), after: line }));
  const gone = old.filter((line) => !fresh.some((other) => isSameLine(other, line)));
  return [...lines, ...gone.map((line) => ({ before: line, after: undefined }))];
}

const isLineChanged = ({ before, after }: LineChange) => !before || !after || !isEqual(before, after);

/** Sums decimal fractions without the rounding errors of binary ones. */
function sumOf(list: Json | undefined): number {
  const sum = entriesOf(list).reduce(
    (total, { value }) => total + (typeof value === 'number' ? value : 0),
    0,
  );
  return Math.round(sum * 1e6) / 1e6;
}

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
      <Cell scope="row">
        <Values before={was ?? name} after={name} />
      </Cell>
      <Cell isNumber>
        <Values before={before && weightIn(before.value)} after={after && weightIn(after.value)} />
      </Cell>
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
  const lines = lineChanges(before[section], after[section]);
  const changed = lines.filter(isLineChanged).length;
  const sum = formatNumber(sumOf(after[section]), language, { isPercentage: true, decimals: 2 });
  return (
    <FoldedSection
      title={fieldName(section)}
      facts={changed > 0 ? t('portfolio.changed', { count: changed }) : t('unchanged')}
      isOpen={changed > 0}
      gap="2"
    >
      <chakra.table
        fontVariantNumeric="tabular-nums"
        borderCollapse="collapse"
        width="full"
        maxWidth="measure"
      >
        <thead>
          <tr>
            <Cell scope="col">{t('portfolio.line')}</Cell>
            <Cell scope="col" isNumber>
              {t('portfolio.weight')}
            </Cell>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // Two lines may have one title.
            <LineRow key={index} {...line} />
          ))}
        </tbody>
      </chakra.table>
      <Small>{t('form.sum', { sum })}</Small>
    </FoldedSection>
  );
}
