import { Box, type BoxProps, Button } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Thousands at once would keep the browser busy for seconds. */
const pageSize = 100;

interface PagedProps<Item> extends Omit<BoxProps, 'children'> {
  items: readonly Item[];
  /** Number shown before "show more". */
  first: number;
  /** Draws an entry, as a `li` with a key. */
  children: (item: Item, index: number) => ReactNode;
}

/** A list of the first of many, and a button that shows more of them. */
export function Paged<Item>({ items, first, children, ...list }: PagedProps<Item>) {
  const { t } = useTranslation('desk');
  const [length, setLength] = useState(first);
  const left = items.length - length;
  return (
    <>
      <Box as="ul" listStyleType="none" {...list}>
        {items.slice(0, length).map(children)}
      </Box>
      {left > 0 && (
        <Button
          size="sm"
          variant="outline"
          alignSelf="flex-start"
          marginTop="2"
          onClick={() => setLength(length + pageSize)}
        >
          {t('showMore', { count: Math.min(left, pageSize) })}
        </Button>
      )}
    </>
  );
}
