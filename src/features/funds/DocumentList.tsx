import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icons/Icon';
import { TextAnchor } from '../../components/ui/TextLink';
import { visibleTo } from '../../profiles/profileVisibility';
import { documentTypeOrder, inDisplayOrder } from './displayOrders';
import type { DocumentView } from './fundViews';
import { investorProfiles } from '../../profiles/investorProfiles';
import { Note, Ruled } from '../../components/ui/layout';
import { fileIcon } from '../../components/icons/iconNames';

/** Marked for the profiles that may see them, in the order of behaviour.md §6. */
export function DocumentList({ documents }: { documents: readonly DocumentView[] }) {
  const { t } = useTranslation();
  const profilesWithout = investorProfiles.filter(
    (profile) => !documents.some((document) => document.visibleTo.includes(profile)),
  );
  return (
    <>
      {profilesWithout.length > 0 && <p {...visibleTo(profilesWithout)}>{t('funds:noDocument')}</p>}
      {documents.length > 0 && (
        <ul>
          {inDisplayOrder(documents, documentTypeOrder, ({ code }) => code).map((document) => (
            <Ruled
              as="li"
              key={document.url}
              display="grid"
              gridTemplateColumns="auto minmax(0, 1fr) auto"
              alignItems="center"
              gap="4"
              paddingBlock="3"
              css={{ '& > svg': { color: 'accent' } }}
              {...visibleTo(document.visibleTo)}
            >
              <Icon name={fileIcon(document.fileType)} boxSize="1.5em" />
              <div>
                <TextAnchor href={document.url} hrefLang={document.language}>
                  {document.title}
                </TextAnchor>
                <Note as="div">
                  {[document.fileType.toUpperCase(), document.language.toUpperCase(), document.date]
                    .filter(Boolean)
                    .join(' · ')}
                </Note>
              </div>
              <Icon name="download" />
            </Ruled>
          ))}
        </ul>
      )}
    </>
  );
}
