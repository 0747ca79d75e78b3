import { Button } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Thousands at once would keep the browser busy for seconds. */
const pageSize = 100;

interface PagedProps<Item> {
  items: readonly Item[];
  /** Number shown before "show more". */
  first: number;
  children: (shown: readonly Item[]) => ReactNode;
}

/** The first of many, and a button that shows more of them. */
export function Paged<Item>({ items, first, children }: PagedProps<Item>) {
  const { t } = useTranslation('desk');
  const [length, setLength] = useState(first);
  const left = items.length - length;
  return (
    <>
      {children(items.slice(0, length))}
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
