import { chakra } from '@chakra-ui/react/styled-system';
import { blockOnPaper } from '../../components/ui/Stack';
import { NewsCard } from './NewsCard';
import type { NewsCardView } from './newsViews';

const List = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: { base: '8', xl: '12' },
    rowGap: '12',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      xl: 'repeat(3, minmax(0, 1fr))',
    },
    _print: blockOnPaper,
  },
});

/** News items side by side. */
export function NewsGrid({ news }: { news: readonly NewsCardView[] }) {
  // Beside items with an image those without have a ground in its place.
  const isIllustrated = news.some(({ image }) => image);
  return (
    <List>
      {news.map((item) => (
        <li key={item.code}>
          <NewsCard item={item} isIllustrated={isIllustrated} />
        </li>
      ))}
    </List>
  );
}
