import { Box } from '@chakra-ui/react/box';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icons/Icon';
import { fileFacts, type FileView } from '../../components/ui/fileView';
import { TextAnchor } from '../../components/ui/TextLink';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import { visibleTo } from '../../profiles/profileVisibility';
import { documentTypeOrder, inDisplayOrder } from './displayOrders';
import type { DocumentView } from './documentViews';
import { investorProfiles } from '../../profiles/investorProfiles';
import { Note, Ruled } from '../../components/ui/layout';
import { onlyOnWholePaper, writtenOut } from '../../components/ui/paper';
import { fileIcon } from '../../components/icons/iconNames';

/** Says by which name a file is to be opened, and in which language it is where that is not the page's. */
export function FileLink({
  file,
  name,
  ...marks
}: {
  file: FileView;
  name: string;
  'data-paper'?: 'address';
}) {
  const { t } = useTranslation();
  return (
    <TextAnchor href={file.url} hrefLang={file.language} {...marks}>
      {file.otherLanguage ? `${name} (${t('common:inLanguage', { language: file.otherLanguage })})` : name}
    </TextAnchor>
  );
}

/** Earlier editions of the document, with their days. */
function EarlierEditions({ document: { title, editions } }: { document: DocumentView }) {
  const { t } = useTranslation();
  return (
    <Note as="details" {...onlyOnWholePaper}>
      <Box as="summary" cursor="pointer">
        {t('funds:earlierEditions')}
        <VisuallyHidden>{`, ${title}`}</VisuallyHidden>
      </Box>
      <ul>
        {editions.map((edition) => (
          <li key={edition.url}>
            <FileLink file={edition} name={edition.date} /> · {fileFacts(edition)}
          </li>
        ))}
      </ul>
    </Note>
  );
}

/** Links to the document in other languages. */
function OtherLanguages({ document: { title, otherLanguages = [] } }: { document: DocumentView }) {
  const { t } = useTranslation();
  if (otherLanguages.length === 0) return null;
  return (
    <Note as="div">
      {t('funds:otherLanguages')}{' '}
      {otherLanguages.map(({ language, name, url }, index) => (
        <Fragment key={language}>
          {index > 0 && ', '}
          <TextAnchor href={url} hrefLang={language}>
            <VisuallyHidden>{`${title}, `}</VisuallyHidden>
            {name}
          </TextAnchor>
        </Fragment>
      ))}
    </Note>
  );
}

/** Named by a printed sheet. */
const sheetDocuments = ['KIID', 'PROSPECTUS'];

type DocumentListProps = {
  documents: readonly DocumentView[];
  /** The documents' earlier editions too. */
  hasArchive?: boolean;
};

/** Marked for the profiles that may see them, in the order of behaviour.md §6. */
export function DocumentRows({ documents, hasArchive = false }: DocumentListProps) {
  return (
    <Box as="ul" maxWidth={{ base: 'table', _print: 'none' }}>
      {inDisplayOrder(documents, documentTypeOrder, ({ code }) => code).map((document) => (
        <Ruled
          as="li"
          key={document.url}
          display="grid"
          gridTemplateColumns="auto minmax(0, 1fr) auto"
          alignItems="center"
          gap="4"
          paddingBlock={{ base: '3', _print: '1' }}
          css={{ '& > svg': { color: 'accent' } }}
          {...visibleTo(document.visibleTo)}
          {...(!sheetDocuments.includes(document.code) && onlyOnWholePaper)}
        >
          <Icon name={fileIcon(document.fileType)} boxSize="1.5em" />
          <div>
            <FileLink file={document} name={document.title} {...writtenOut} />
            <Note as="div">
              {[fileFacts(document), document.language.toUpperCase(), document.date]
                .filter(Boolean)
                .join(' · ')}
            </Note>
            <OtherLanguages document={document} />
            {hasArchive && document.editions.length > 0 && <EarlierEditions document={document} />}
          </div>
          <Icon name="download" />
        </Ruled>
      ))}
    </Box>
  );
}

/** The documents, or that there is none, to the profiles that see none. */
export function DocumentList(props: DocumentListProps) {
  const { t } = useTranslation();
  const { documents } = props;
  const profilesWithout = investorProfiles.filter(
    (profile) => !documents.some((document) => document.visibleTo.includes(profile)),
  );
  return (
    <>
      {profilesWithout.length > 0 && <p {...visibleTo(profilesWithout)}>{t('funds:noDocument')}</p>}
      {documents.length > 0 && <DocumentRows {...props} />}
    </>
  );
}
