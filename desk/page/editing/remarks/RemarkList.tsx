import { Badge, HStack, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { DraftContent, Remark } from '../../../api';
import { TextLink } from '../../kit/address';
import { Paged } from '../../kit/Paged';
import { draftAddress, itemIdOf, itemsOf } from '../contentItems';
import { remarkAnchor, RemarkNote } from './RemarkNote';
import { useFieldText, useTitles } from '../useTitles';
import { SectionTitle } from '../../kit/screenLayout';
import { draftApi } from '../drafts/draftApi';
import { formFile } from '../itemFiles';
import { placed } from './fieldRemarks';

const shownRemarks = 10;

/** Names the item and the field, and leads to them. */
function RemarkedField({ content, remark: left }: { content: DraftContent; remark: Remark }) {
  const { itemTitle } = useTitles(content.files);
  const fieldText = useFieldText();
  const { data } = draftApi.useContentFileQuery({ name: content.draft.name, path: left.file });
  // Its entry of a list may have another place by now.
  const remark = data ? placed(left, [formFile(data)]) : left;
  const { file, field } = remark;
  const item = itemsOf(content.files.map(({ path }) => path)).find(({ id }) => id === itemIdOf(file));
  const name = fieldText(file, field);
  if (!item) return `${file} › ${name}`;
  return (
    <TextLink href={`${draftAddress(content.draft.name, item.id)}#${remarkAnchor(remark)}`}>
      {`${itemTitle(item)} › ${name}`}
    </TextLink>
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
      <Paged items={[...open, ...done]} first={shownRemarks} display="grid" gap="3">
        {(remark) => (
          <li key={remark.id}>
            <RemarkNote name={content.draft.name} remark={remark}>
              <RemarkedField content={content} remark={remark} />
            </RemarkNote>
          </li>
        )}
      </Paged>
    </Stack>
  );
}
