import { Input } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DraftContent, isMap } from '../../../api';
import { useLanguage } from '../../kit/formats';
import { Paged } from '../../kit/Paged';
import { DraftPart } from '../drafts/DraftPart';
import { isLocalised } from '../fields/formShape';
import { useTitles } from '../useTitles';
import type { DocumentType } from './DocumentDialog';
import { documentFolders } from './documentFiles';
import { DocumentGroup } from './DocumentGroup';
import { Pictures } from './Pictures';
import { Labelled } from '../../kit/controls';
import { Section, Small } from '../../kit/screenLayout';
import { draftApi } from '../drafts/draftApi';

const shownFolders = 20;

function useDocumentTypes(name: string): DocumentType[] {
  const language = useLanguage();
  const { data } = draftApi.useContentFileQuery({ name, path: 'document-types/document-types.yaml' });
  const entries = Array.isArray(data?.value) ? data.value.filter(isMap) : [];
  return entries.flatMap(({ code, title }) =>
    typeof code === 'string' ? [{ code, title: isLocalised(title) ? (title[language] ?? code) : code }] : [],
  );
}

function Documents({ content }: { content: DraftContent }) {
  const { t } = useTranslation('desk');
  const types = useDocumentTypes(content.draft.name);
  const { fileTitle } = useTitles(content.files);
  const [wanted, setWanted] = useState('');
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const folders = documentFolders(content.files.map(({ path }) => path)).filter(({ list }) =>
    words.every((word) => `${fileTitle(list)} ${list}`.toLowerCase().includes(word)),
  );
  return (
    <Section title={t('media.documents')} gap="4">
      <Labelled label={t('media.search')} maxWidth="form">
        <Input type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
      </Labelled>
      <Small role="status">{words.length > 0 && t('media.found', { count: folders.length })}</Small>
      <Paged items={folders} first={shownFolders}>
        {(place) => <DocumentGroup key={place.folder} content={content} place={place} types={types} />}
      </Paged>
    </Section>
  );
}

/** The documents and pictures of a draft. */
export function FilesScreen({ name }: { name: string }) {
  const { t } = useTranslation('desk');
  return (
    <DraftPart name={name} title={t('media.title')}>
      {(content) => (
        <>
          <Documents content={content} />
          <Pictures content={content} />
        </>
      )}
    </DraftPart>
  );
}
