import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icons/Icon';
import { TextAnchor } from '../../components/ui/TextLink';
import { visibleTo } from '../../profiles/profileVisibility';
import { documentTypeOrder, inDisplayOrder } from './displayOrders';
import type { DocumentView } from './fundViews';
import { investorProfiles } from '../../profiles/investorProfiles';
import { fileIcon } from '../../components/icons/iconNames';

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '4',
    paddingBlock: '3',
    borderTopWidth: '1px',
    borderColor: 'border',
    '& > svg': { color: 'accent' },
  },
});

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
            <Item key={document.url} {...visibleTo(document.visibleTo)}>
              <Icon name={fileIcon(document.fileType)} boxSize="1.5em" />
              <div>
                <TextAnchor href={document.url} hrefLang={document.language}>
                  {document.title}
                </TextAnchor>
                <Box textStyle="small" color="fg.muted">
                  {[document.fileType.toUpperCase(), document.language.toUpperCase(), document.date]
                    .filter(Boolean)
                    .join(' · ')}
                </Box>
              </div>
              <Icon name="download" />
            </Item>
          ))}
        </ul>
      )}
    </>
  );
}
