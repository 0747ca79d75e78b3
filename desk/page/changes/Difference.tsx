import { Box, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Difference, type FieldDifference, useFieldNames, useValueText } from '../fieldNames';
import { formatBytes, formatList, useLanguage } from '../kit/formats';
import { NavsDifference } from './NavsDifference';
import { PictureDifference, type Revisions } from './PictureDifference';
import { useProblemSentence } from '../problemTexts';
import { ProseDifference, ValueDifference, WholeText } from './ProseDifference';
import { Small } from '../kit/screenLayout';

function FieldContents(field: FieldDifference) {
  const textOf = useValueText();
  const values = [field.before, field.after];
  const [before = '', after = ''] = values.map((value) => (value === null ? '' : textOf(field, value)));
  // Prose is compared word by word; dates and lists that we have formatted are not.
  const isProse = values.some((value, index) => /\s/.test(String(value)) && value === [before, after][index]);
  if (isProse) return <ProseDifference before={before} after={after} />;
  if (after === '') return <WholeText kind="removed" text={before} />;
  if (before === '') return <WholeText kind="added" text={after} />;
  return <ValueDifference before={before} after={after} />;
}

function OrderContents({ before, after }: Extract<Difference, { type: 'order' }>) {
  const { titleText } = useFieldNames();
  const language = useLanguage();
  const [old = '', fresh = ''] = [before, after].map((titles) => formatList(titles.map(titleText), language));
  // Most often a single entry has moved among a dozen.
  return <ProseDifference before={old} after={fresh} />;
}

function SizeContents({ before, after }: Extract<Difference, { type: 'file' }>) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  if (before && after)
    return (
      <>
        <Text>{t('changes.fileReplaced')}</Text>
        <ValueDifference
          before={formatBytes(before.bytes, language)}
          after={formatBytes(after.bytes, language)}
        />
      </>
    );
  const kind = after ? 'added' : 'removed';
  return <WholeText kind={kind} text={formatBytes((after ?? before)?.bytes ?? 0, language)} />;
}

function Obstacle({ why, isBefore, line, message = '' }: Extract<Difference, { type: 'incomparable' }>) {
  const { t } = useTranslation('desk');
  const sentenceOf = useProblemSentence();
  return (
    <Text color="red.fg">
      {isBefore && `${t('changes.olderVersion')} `}
      {t(`changes.incomparable.${why}`, { line, message: sentenceOf(message) })}
    </Text>
  );
}

function Contents({ difference, revisions }: { difference: Difference; revisions: Revisions }): ReactNode {
  const { t } = useTranslation('desk');
  switch (difference.type) {
    case 'field':
      return <FieldContents {...difference} />;
    case 'order':
      return <OrderContents {...difference} />;
    case 'navs':
      return <NavsDifference {...difference} />;
    case 'picture':
      return <PictureDifference {...difference} revisions={revisions} />;
    case 'file':
      return <SizeContents {...difference} />;
    case 'renamed':
      return t('changes.fileRenamed', difference);
    case 'layout':
      return t('changes.layout');
    case 'incomparable':
      return <Obstacle {...difference} />;
  }
}

/** One difference of an item, headed by the name of its field. */
export function DifferenceItem({ difference, revisions }: { difference: Difference; revisions: Revisions }) {
  const { t } = useTranslation('desk');
  const { differenceName } = useFieldNames();
  const name = differenceName(difference);
  return (
    <Box as="li" paddingBlock="3" borderTopWidth="1px">
      <Small fontWeight="600">
        {difference.type === 'order' ? t('changes.order', { field: name }) : name}
      </Small>
      <Box marginTop="1" maxWidth="measure">
        <Contents difference={difference} revisions={revisions} />
      </Box>
    </Box>
  );
}
