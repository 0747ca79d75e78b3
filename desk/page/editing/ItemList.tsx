import { Box, Button, HStack, Input } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftContent } from '../../api';
import { PageLink, TextLink } from '../kit/address';
import { useKindName } from '../kit/formats';
import {
  type ContentItem,
  documentFiles,
  draftAddress,
  itemsOf,
  navsImport,
  portfolioImport,
} from './contentItems';
import { NewNews } from './NewNews';
import { useTitles } from './useTitles';
import { CountedList, Section, Small } from '../kit/screenLayout';
import { Labelled } from '../kit/controls';

const shownItems = 8;

/** Screens where files are chosen, each with the key of its title. */
const parts = [
  [documentFiles, 'media.title'],
  [navsImport, 'navs.import'],
  [portfolioImport, 'portfolio.import'],
] as const;

/** The kinds that marketing writes most come first. */
const order = ['news', 'pages', 'funds', 'team', 'company', 'categories'];

function kindsOf(items: readonly ContentItem[]): string[] {
  const found = new Set(items.map(({ kind }) => kind));
  const known = order.filter((kind) => found.has(kind));
  return [...known, ...[...found].filter((kind) => !order.includes(kind))];
}

/** Without accents and capitals. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** All items of the content by kind, each with its form. */
export function ItemList({ content }: { content: DraftContent }) {
  const { t } = useTranslation('desk');
  const { itemTitle } = useTitles(content.files);
  const nameOf = useKindName();
  const [wanted, setWanted] = useState('');
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  const items = itemsOf(content.files.map(({ path }) => path)).filter((item) => {
    const text = plain(`${itemTitle(item)} ${item.id}`);
    return words.every((word) => text.includes(word));
  });
  return (
    <Section title={t('drafts.items')} gap="5">
      <HStack align="flex-end" gap="4" flexWrap="wrap" justify="space-between">
        <Labelled label={t('drafts.search')} maxWidth="form">
          <Input type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
        </Labelled>
        <HStack gap="3" flexWrap="wrap">
          <NewNews name={content.draft.name} />
          {parts.map(([part, text]) => (
            <Button key={part} variant="outline" asChild>
              <PageLink href={draftAddress(content.draft.name, part)}>{t(text)}</PageLink>
            </Button>
          ))}
        </HStack>
      </HStack>
      <Small role="status">{words.length > 0 && t('drafts.found', { count: items.length })}</Small>
      <Box columnCount={{ base: 1, lg: 2 }} columnGap="12">
        {kindsOf(items).map((kind) => (
          <Box key={kind} breakInside="avoid" paddingBottom="6">
            {/* What was unfolded before another search is folded again. */}
            <CountedList
              key={wanted}
              title={nameOf(kind)}
              items={items.filter((item) => item.kind === kind)}
              first={shownItems}
            >
              {(item) => (
                <Box as="li" key={item.id} borderTopWidth="1px" paddingBlock="2">
                  <TextLink href={draftAddress(content.draft.name, item.id)}>{itemTitle(item)}</TextLink>
                </Box>
              )}
            </CountedList>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
