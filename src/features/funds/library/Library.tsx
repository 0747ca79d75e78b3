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

/** A share's documents are behind its name, as there are many; a search opens what it finds. */
function Part({ part, isOpen }: { part: LibraryPartView; isOpen: boolean }) {
  const { t } = useTranslation();
  const rows = <DocumentRows documents={part.documents} hasArchive />;
  if (!part.share) return <div {...visibleTo(part.visibleTo)}>{rows}</div>;
  const { name, currency, isin } = part.share;
  return (
    <Details open={isOpen} {...visibleTo(part.visibleTo)}>
      <summary>{t('library:share', { share: t('funds:share', { share: name }), currency, isin })}</summary>
      {rows}
    </Details>
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
          {group.parts.map((part) => (
            <Part key={part.share?.isin ?? ''} part={part} isOpen={isOpen} />
          ))}
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
