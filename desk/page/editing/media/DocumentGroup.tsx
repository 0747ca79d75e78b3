import { Badge, Box, HStack, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftContent } from '../../../api';
import { Pending } from '../../feedback';
import { useTitles } from '../useTitles';
import { DocumentDialog, type DocumentType } from './DocumentDialog';
import { type DocumentFolder, documentsIn, entriesOf, missingIn } from './documentFiles';
import { DocumentRow } from './DocumentRow';
import { FoldButton } from '../../controls';
import { draftApi } from '../draftApi';
import { Small } from '../../layout';

interface GroupProps {
  content: DraftContent;
  place: DocumentFolder;
  types: readonly DocumentType[];
}

function Documents({ content, place, types }: GroupProps) {
  const { t } = useTranslation('desk');
  const { name } = content.draft;
  const query = draftApi.useContentFileQuery({ name, path: place.list }, { refetchOnMountOrArgChange: true });
  const { data, error } = query;
  if (error || !data) return <Pending of={query} />;
  const files = documentsIn(place.folder, content.files);
  const known = new Set([...files.map(({ type }) => type), ...entriesOf(data.value).map(({ type }) => type)]);
  const titled = (code: string) => types.find((type) => type.code === code) ?? { code, title: code };
  const others = types.filter(({ code }) => !known.has(code));
  const shared = { content, place, listFile: data };
  return (
    <Stack gap="3" align="stretch">
      <Box as="ul" listStyleType="none">
        {[...known].map((code) => (
          <DocumentRow
            key={code}
            {...shared}
            type={titled(code)}
            files={files.filter(({ type }) => type === code)}
          />
        ))}
      </Box>
      {others.length > 0 && (
        <Box>
          <DocumentDialog {...shared} types={others} trigger={t('media.add')} label={t('media.add')} />
        </Box>
      )}
    </Stack>
  );
}

/** The documents of the company, a fund or a share: folded, until somebody opens it. */
export function DocumentGroup(props: GroupProps) {
  const { content, place } = props;
  const { t } = useTranslation('desk');
  const { fileTitle } = useTitles(content.files);
  const [isOpen, setIsOpen] = useState(false);
  const files = documentsIn(place.folder, content.files);
  const incomplete = [...new Set(files.map(({ type }) => type))].filter(
    (code) => missingIn(files.filter(({ type }) => type === code)).length > 0,
  );
  // Read again once somebody has saved it.
  const blob = content.files.find(({ path }) => path === place.list)?.blob;
  return (
    <Box as="li" borderTopWidth="1px" paddingBlock="2">
      <HStack gap="2" flexWrap="wrap">
        <FoldButton
          maxWidth="100%"
          label={fileTitle(place.list)}
          isOpen={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
        <Small>{t('media.count', { count: files.length })}</Small>
        {incomplete.length > 0 && (
          <Badge colorPalette="orange">{t('media.incomplete', { count: incomplete.length })}</Badge>
        )}
      </HStack>
      {isOpen && (
        <Box paddingInlineStart={{ base: '2', md: '5' }} paddingBlock="2">
          <Documents key={blob} {...props} />
        </Box>
      )}
    </Box>
  );
}
