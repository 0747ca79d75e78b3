import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { fileIcon } from '../../components/icons/iconNames';
import { Icon } from '../../components/icons/Icon';
import { Heading } from '../../components/ui/Heading';
import { TextAnchor, TextLink } from '../../components/ui/TextLink';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import { mediaIcons, type NewsCardView } from './newsViews';

const Card = chakra('article', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'navy',
    paddingTop: '4',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
  },
});

const Meta = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    textStyle: 'small',
    color: 'fg.muted',
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
        <TextAnchor href={item.link.url} variant="title">
          {item.title}{' '}
          <Icon name={fileIcon(item.link.fileType)} boxSize="0.9em" style={{ display: 'inline' }} />
          <VisuallyHidden>{` (${t('news:opensDocument', { type: item.link.fileType.toUpperCase() })})`}</VisuallyHidden>
        </TextAnchor>
      );
  }
}

/** A news item in a list. */
export function NewsCard({ item }: { item: NewsCardView }) {
  const { t } = useTranslation();
  const media = item.mediaType ?? 'ARTICLE';
  return (
    <Card>
      <Meta>
        <Box as="span" color="accent" display="inline-flex">
          <Icon name={mediaIcons[media]} boxSize="1.25em" />
        </Box>
        <span>{t(`news:media.${media}`)}</span>
        <span aria-hidden>·</span>
        <time dateTime={item.date}>{item.dateText}</time>
      </Meta>
      <Heading textStyle="subheading">
        <CardTitle item={item} />
      </Heading>
      {item.summary && (
        <Box as="p" dir="auto" textStyle="small" color="fg.muted">
          {item.summary}
        </Box>
      )}
    </Card>
  );
}
