import { Badge, Box, HStack, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { DraftContent, Remark } from '../../api';
import { PageLink } from '../address';
import { SectionTitle } from '../feedback';
import { Paged } from '../Paged';
import { draftAddress, itemIdOf, itemsOf } from './contentItems';
import { RemarkNote, remarkAnchor } from './RemarkNote';
import { useFieldText } from './useFieldText';
import { useTitles } from './useTitles';

const shownRemarks = 10;

/** Names the item and the field, and leads to them. */
function RemarkedField({ content, remark }: { content: DraftContent; remark: Remark }) {
  const { itemTitle } = useTitles(content.files);
  const fieldText = useFieldText();
  const { file, field } = remark;
  const item = itemsOf(content.files.map(({ path }) => path)).find(({ id }) => id === itemIdOf(file));
  const name = fieldText(file, field);
  if (!item) return `${file} › ${name}`;
  return (
    <PageLink
      href={`${draftAddress(content.draft.name, item.id)}#${remarkAnchor(remark)}`}
      color="link"
      textDecoration="underline"
    >
      {`${itemTitle(item)} › ${name}`}
    </PageLink>
  );
}

/** All remarks of a draft: first those that nobody has dealt with. */
export function RemarkList({ content }: { content: DraftContent }) {
  const { t } = useTranslation('desk');
  const open = content.remarks.filter(({ doneBy }) => doneBy === null);
  const done = content.remarks.filter(({ doneBy }) => doneBy !== null);
  return (
    <Stack as="section" aria-labelledby="remarks" gap="3">
      <HStack gap="3" flexWrap="wrap">
        <SectionTitle id="remarks">{t('remarks.title')}</SectionTitle>
        {open.length > 0 && (
          <Badge colorPalette="orange">{t('remarks.toDealWith', { count: open.length })}</Badge>
        )}
      </HStack>
      <Paged items={[...open, ...done]} first={shownRemarks}>
        {(shown) => (
          <Stack as="ul" listStyleType="none" gap="3">
            {shown.map((remark) => (
              <Box as="li" key={remark.id}>
                <RemarkNote name={content.draft.name} remark={remark}>
                  <RemarkedField content={content} remark={remark} />
                </RemarkNote>
              </Box>
            ))}
          </Stack>
        )}
      </Paged>
    </Stack>
  );
}
