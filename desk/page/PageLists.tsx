import { Box, Button, Link, List, SimpleGrid, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageChanges } from '../../publishing/publishEvents';
import { formatCount, useLanguage } from './formats';

/** Of each list, before somebody asks for the rest. */
const shownPages = 12;

/** Where a path of the site is looked at. */
type AddressOf = (path: string) => string;

export const onSite =
  (siteUrl: string): AddressOf =>
  (path) =>
    siteUrl + encodeURI(path);

function PageLink({ addressOf, path }: { addressOf: AddressOf; path: string }) {
  // Joined as text, any other path could become an address elsewhere.
  if (!path.startsWith('/')) return path;
  return (
    <Link href={addressOf(path)} target="_blank" rel="noreferrer" color="link" variant="underline">
      {path}
    </Link>
  );
}

function PageList({ title, items }: { title: string; items: readonly { key: string; entry: ReactNode }[] }) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const [isWhole, setIsWhole] = useState(false);
  if (items.length === 0) return null;
  const shown = isWhole ? items : items.slice(0, shownPages);
  return (
    <Box>
      <Text as="h3" textStyle="group" paddingBottom="1">
        {title}{' '}
        <Text as="span" color="fg.muted" fontWeight="400">{`(${formatCount(items.length, language)})`}</Text>
      </Text>
      <List.Root variant="plain" gap="1" textStyle="small">
        {shown.map(({ key, entry }) => (
          <List.Item key={key} display="block">
            {entry}
          </List.Item>
        ))}
      </List.Root>
      {shown.length < items.length && (
        <Button size="xs" variant="outline" marginTop="2" onClick={() => setIsWhole(true)}>
          {t('showAllOf', { count: items.length })}
        </Button>
      )}
    </Box>
  );
}

/** Pages that a publish touches, or has touched: what is new, changed, gone, and has another address. */
export function PageLists({ changes, addressOf }: { changes: PageChanges; addressOf: AddressOf }) {
  const { t } = useTranslation('desk');
  const linked = (path: string) => ({ key: path, entry: <PageLink addressOf={addressOf} path={path} /> });
  const created = new Set(changes.created);
  const changed = changes.rendered.filter((path) => !created.has(path));
  if (created.size + changed.length + changes.removed.length + changes.redirected.length === 0)
    return <Text>{t('result.samePages')}</Text>;
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="6">
      <PageList title={t('result.created')} items={changes.created.map(linked)} />
      <PageList title={t('result.changed')} items={changed.map(linked)} />
      {/* Without links: there is nothing behind them any more. */}
      <PageList
        title={t('result.removed')}
        items={changes.removed.map((path) => ({ key: path, entry: path }))}
      />
      <PageList
        title={t('result.redirected')}
        items={changes.redirected.map(({ from, to }) => ({
          key: from,
          entry: (
            <>
              {from} → <PageLink addressOf={addressOf} path={to} />
            </>
          ),
        }))}
      />
    </SimpleGrid>
  );
}
