import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { fileIcon, mediaIcons } from '../icons/iconNames';
import { Icon } from '../icons/Icon';
import { Heading } from '../ui/Heading';
import { ResponsiveImage } from '../ui/ResponsiveImage';
import { TextAnchor, TextLink } from '../ui/TextLink';
import { fileFacts } from '../ui/fileView';
import { Note } from '../ui/layout';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import type { NewsCardView } from './newsViews';

const Card = chakra('article', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'navy',
    paddingTop: '4',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    // On phones the image is small, beside the title: the list stays short, and its texts come first.
    '&[data-illustrated]': {
      display: { base: 'grid', md: 'flex' },
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
      columnGap: '4',
      alignContent: 'start',
      '& > :first-child': { gridColumn: '2', gridRow: '2' },
      '& > :nth-child(even)': { gridColumn: '1 / -1' },
    },
  },
});

function CardTitle({ item }: { item: NewsCardView }) {
  const { t } = useTranslation();
  switch (item.link.kind) {
    case 'ROUTE':
      return (
        <TextLink to={item.link.path} variant="title">
          {item.title}
        </TextLink>
      );
    case 'EXTERNAL':
      return (
        <TextAnchor href={item.link.url} rel="noopener noreferrer" variant="title">
          {item.title} <Icon name="external" boxSize="0.8em" style={{ display: 'inline' }} />
          <VisuallyHidden>{` (${t('news:opensOutside')})`}</VisuallyHidden>
        </TextAnchor>
      );
    case 'DOC':
      return (
        <TextAnchor href={item.link.url} hrefLang={item.link.language} variant="title">
          {item.title}
          {item.link.otherLanguage &&
            ` (${t('common:inLanguage', { language: item.link.otherLanguage })})`}{' '}
          <Icon name={fileIcon(item.link.fileType)} boxSize="0.9em" style={{ display: 'inline' }} />
          <VisuallyHidden>{` (${t('news:opensDocument', { type: item.link.fileType.toUpperCase() })})`}</VisuallyHidden>
        </TextAnchor>
      );
  }
}

/** The house's dots, where an item has no image. */
const Ground = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '16 / 9',
    bg: 'bg.cool',
    color: 'fg.title',
    backgroundImage: 'radial-gradient(var(--m-colors-blue-pale) 12%, transparent 14%)',
    backgroundSize: '0.75rem 0.75rem',
    '& > span': { display: 'grid', padding: '3', bg: 'bg.cool', borderRadius: 'full' },
  },
});

/** One column on phones, two and three on wider screens: see `NewsGrid`. */
const widths = '(min-width: 80rem) 26rem, (min-width: 48rem) 45vw, 7rem';

type NewsCardProps = {
  item: NewsCardView;
  /** Shows the image, or a ground in its place. */
  isIllustrated?: boolean;
};

/** The image, which says nothing that the title beside it does not: it has its text in the article. */
function CardImage({ item: { image, mediaType } }: { item: NewsCardView }) {
  if (image) return <ResponsiveImage image={image.data} alt="" sizes={widths} />;
  return (
    <Ground>
      <span>
        <Icon name={mediaIcons[mediaType ?? 'ARTICLE']} boxSize="1.5em" />
      </span>
    </Ground>
  );
}

/** A news item in a list. */
export function NewsCard({ item, isIllustrated = false }: NewsCardProps) {
  const { t } = useTranslation();
  const media = item.mediaType ?? 'ARTICLE';
  return (
    <Card data-illustrated={isIllustrated ? '' : undefined}>
      {isIllustrated && <CardImage item={item} />}
      <Note display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
        <Box as="span" color="accent" display="inline-flex">
          <Icon name={mediaIcons[media]} boxSize="1.25em" />
        </Box>
        <span>{t(`news:media.${media}`)}</span>
        <span aria-hidden>·</span>
        <time dateTime={item.date}>{item.dateText}</time>
        {item.link.kind === 'DOC' && (
          <>
            <span aria-hidden>·</span>
            <span>{fileFacts(item.link)}</span>
          </>
        )}
      </Note>
      <Heading textStyle="subheading">
        <CardTitle item={item} />
      </Heading>
      {item.summary && <Note dir="auto">{item.summary}</Note>}
    </Card>
  );
}
