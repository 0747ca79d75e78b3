import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Heading, UnderHeading } from '../../../components/ui/Heading';
import { besideTitle, Container, Stack } from '../../../components/ui/layout';
import { TextLink } from '../../../components/ui/TextLink';
import { visibleTo } from '../../../profiles/profileVisibility';
import { replaceQueryString, useQueryString } from '../../../routes/queryString';
import { useInvestorProfile } from '../../../store/useInvestorProfile';
import { DocumentRows } from '../DocumentList';
import type { DocumentView } from '../documentViews';
import { ActivatedTools } from '../header/ActivatedTools';
import { FilterBar } from '../filters/FilterBar';
import { countChosen, filterParameters } from '../filters/filters';
import {
  countMatching,
  libraryOptions,
  matchingGroups,
  noLibraryFilters,
  parseLibraryFilters,
} from './libraryFilters';
import { libraryFilterNames } from './libraryParameters';
import type { LibraryGroupView, LibraryPartView } from './libraryViews';

const Details = chakra('details', {
  base: {
    marginTop: '4',
    '& > summary': { cursor: 'pointer', paddingBlock: '2', color: 'fg.title', textStyle: 'label' },
  },
});

const isKid = ({ code }: DocumentView) => code === 'KIID';

/**
 * The key information document of each share, then the fund's documents. A share's others are behind its name, as there are many; a
 * search opens what it finds.
 */
function Parts({ parts, isOpen }: { parts: readonly LibraryPartView[]; isOpen: boolean }) {
  const { t } = useTranslation();
  const shareName = (name: string) => t('funds:share', { share: name });
  const first = parts.flatMap(({ share, documents }) =>
    share
      ? documents.filter(isKid).map((kid) => ({ ...kid, title: `${kid.title} – ${shareName(share.name)}` }))
      : documents,
  );
  return (
    <div>
      {first.length > 0 && <DocumentRows documents={first} hasArchive />}
      {parts.map(({ share, documents }) => {
        const others = documents.filter((document) => !isKid(document));
        if (!share || others.length === 0) return null;
        const { name, currency, isin } = share;
        return (
          <Details key={isin} open={isOpen} {...visibleTo(others.flatMap((other) => other.visibleTo))}>
            <summary>{t('library:share', { share: shareName(name), currency, isin })}</summary>
            <DocumentRows documents={others} hasArchive />
          </Details>
        );
      })}
    </div>
  );
}

function Group({ group, isOpen }: { group: LibraryGroupView; isOpen: boolean }) {
  return (
    <Stack
      gap={{ base: '4', lg: '12' }}
      gridTemplateColumns={besideTitle}
      marginTop={{ base: '12', lg: '16' }}
      {...visibleTo(group.visibleTo)}
    >
      <Heading textStyle="heading">
        {group.path === null ? (
          group.title
        ) : (
          <TextLink to={group.path} variant="title">
            {group.title}
          </TextLink>
        )}
      </Heading>
      <UnderHeading>
        <div>
          <ActivatedTools tools={group.activatedTools} isBrief />
          <Parts parts={group.parts} isOpen={isOpen} />
        </div>
      </UnderHeading>
    </Stack>
  );
}

/** All documents by fund and share, and the company's, with filters that are kept in the query string. The HTML has all. */
export function Library({ groups }: { groups: readonly LibraryGroupView[] }) {
  const { t } = useTranslation();
  const profile = useInvestorProfile();
  const filters = parseLibraryFilters(useQueryString() ?? '', groups);
  const isFiltered = countChosen(filters) > 0;
  const found = isFiltered ? matchingGroups(groups, filters, profile) : groups;
  const total = countMatching(groups, noLibraryFilters, profile);
  const count = countMatching(groups, filters, profile);
  return (
    <Container paddingBlock="section">
      <Box _print={{ display: 'none' }} data-needs-scripts="">
        <FilterBar
          panelId="library-filters"
          label={t('library:tools')}
          legends={libraryFilterNames.map((name) => [name, t(`library:filter.${name}`)] as const)}
          filters={filters}
          none={noLibraryFilters}
          optionsOf={(name, others) => libraryOptions(groups, name, others, profile)}
          onChange={(changed) => {
            const query = filterParameters(libraryFilterNames, changed).toString();
            replaceQueryString(query && `?${query}`);
          }}
          status={count > 0 ? t('library:found', { count, total }) : t('library:noneFound')}
        />
      </Box>
      {found.map((group) => (
        <Group key={group.code} group={group} isOpen={isFiltered} />
      ))}
    </Container>
  );
}
