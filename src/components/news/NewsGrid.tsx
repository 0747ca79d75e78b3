import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { columns, Stack } from '../ui/layout';
import { TextLink } from '../ui/TextLink';
import { NewsCard } from './NewsCard';
import type { NewsCardView } from './newsViews';

/** News items side by side. */
export function NewsGrid({ news }: { news: readonly NewsCardView[] }) {
  // Beside items with an image those without have a ground in its place.
  const isIllustrated = news.some(({ image }) => image);
  return (
    <Stack
      as="ul"
      columnGap={{ base: '8', xl: '12' }}
      rowGap="12"
      gridTemplateColumns={columns({ base: 1, md: 2, xl: 3 })}
    >
      {news.map((item) => (
        <li key={item.code}>
          <NewsCard item={item} isIllustrated={isIllustrated} />
        </li>
      ))}
    </Stack>
  );
}

type LatestNewsProps = { news: readonly NewsCardView[]; allNewsPath: string };

export function LatestNews({ news, allNewsPath }: LatestNewsProps) {
  const { t } = useTranslation();
  return (
    <>
      <NewsGrid news={news} />
      <Box marginTop="10">
        <TextLink to={allNewsPath}>{t('common:allNews')}</TextLink>
      </Box>
    </>
  );
}
