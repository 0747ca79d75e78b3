import { Box, Link, SimpleGrid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageChanges } from '../../../publishing/events';
import { formatCount, useLanguage } from '../kit/formats';
import { Paged } from '../kit/Paged';

/** Number of pages shown of each list before "show all". */
const shownPages = 12;

/** Makes the address at which a path of the site can be seen. */
type AddressOf = (path: string) => string;

/** Opens pages in the preview at its secret address. */
export const inPreview =
  (address: string): AddressOf =>
  (path) =>
    `${address}&page=${encodeURIComponent(path)}`;

export const onSite =
  (siteUrl: string): AddressOf =>
  (path) =>
    siteUrl + encodeURI(path);

function PageLink({ addressOf, path }: { addressOf: AddressOf | null; path: string }) {
  // Joined as text, any other path could become an address elsewhere.
  if (!addressOf || !path.startsWith('/')) return <span>{path}</span>;
  return (
    <Link href={addressOf(path)} target="_blank" rel="noreferrer" color="link" variant="underline">
      {path}
    </Link>
  );
}

function PageList({ title, items }: { title: string; items: readonly { key: string; entry: ReactNode }[] }) {
  const language = useLanguage();
  if (items.length === 0) return null;
  return (
    <Box>
      <Text as="h3" textStyle="group" paddingBottom="1">
        {title}{' '}
        <Text as="span" color="fg.muted" fontWeight="400">{`(${formatCount(items.length, language)})`}</Text>
      </Text>
      <Paged items={items} first={shownPages} display="grid" gap="1" textStyle="small">
        {({ key, entry }) => <li key={key}>{entry}</li>}
      </Paged>
    </Box>
  );
}

interface PageListsProps {
  changes: PageChanges;
  addressOf: AddressOf;
  /** For new pages, which are not on the site yet; `null` if they cannot be seen anywhere. */
  addressOfNew?: AddressOf | null;
  /** For pages that will be removed; `null` if they are gone already. */
  addressOfGone?: AddressOf | null;
}

/** Pages that a publish touches, or has touched: what is new, changed, gone, and has another address. */
export function PageLists({
  changes,
  addressOf,
  addressOfNew = addressOf,
  addressOfGone = null,
}: PageListsProps) {
  const { t } = useTranslation('desk');
  const linked = (at: AddressOf | null) => (path: string) => ({
    key: path,
    entry: <PageLink addressOf={at} path={path} />,
  });
  const created = new Set(changes.created);
  const changed = changes.rendered.filter((path) => !created.has(path));
  if (created.size + changed.length + changes.removed.length + changes.redirected.length === 0)
    return <Text>{t('result.samePages')}</Text>;
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="6">
      <PageList title={t('result.created')} items={changes.created.map(linked(addressOfNew))} />
      <PageList title={t('result.changed')} items={changed.map(linked(addressOf))} />
      <PageList title={t('result.removed')} items={changes.removed.map(linked(addressOfGone))} />
      <PageList
        title={t('result.redirected')}
        items={changes.redirected.map(({ from, to }) => ({
          key: from,
          entry: (
            <>
              {from} → <PageLink addressOf={addressOfNew} path={to} />
            </>
          ),
        }))}
      />
    </SimpleGrid>
  );
}
