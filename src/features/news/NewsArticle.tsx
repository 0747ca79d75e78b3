import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icons/Icon';
import { Breadcrumbs } from '../../components/ui/Breadcrumbs';
import { Container } from '../../components/ui/Container';
import { PageTitle } from '../../components/ui/PageTitle';
import { Section } from '../../components/ui/Section';
import { TextAnchor, TextLink } from '../../components/ui/TextLink';
import { richTextRecipe } from '../../theme/recipes';
import { NewsGrid } from './NewsGrid';
import { mediaIcons } from './newsMedia';
import type { NewsArticleView, NewsCardView, NewsPart } from './newsViews';

const Body = chakra('div', richTextRecipe);

const Player = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    padding: '6',
    bg: 'bg.cool',
    '& svg': { color: 'accent', flexShrink: 0 },
  },
});

/** A player is on another site: it is offered as a link, so that nothing is asked of that site unasked. */
function ArticlePart({ part, media }: { part: NewsPart; media: keyof typeof mediaIcons }) {
  const { t } = useTranslation();
  if (part.kind === 'paragraph') return <p dangerouslySetInnerHTML={{ __html: part.html }} />;
  return (
    <Player>
      <Icon name={mediaIcons[media]} boxSize="2em" />
      <TextAnchor href={part.src} rel="noopener noreferrer">
        {t('news:openPlayer', { host: part.host })}
      </TextAnchor>
    </Player>
  );
}

type NewsArticleProps = {
  article: NewsArticleView;
  related: readonly NewsCardView[];
  newsPage: { title: string; path: string };
};

/** An article with its date, category, the funds it is about and what to read next. */
export function NewsArticle({ article, related, newsPage }: NewsArticleProps) {
  const { t } = useTranslation();
  const media = article.mediaType ?? 'ARTICLE';
  return (
    <>
      <article>
        <PageTitle
          over={<Breadcrumbs label={t('common:breadcrumbs')} items={[newsPage, article.category]} />}
          title={article.title}
        >
          <Box as="p" textStyle="small" color="fg.muted" marginTop="6" display="flex" flexWrap="wrap" gap="2">
            <span>{t(`news:media.${media}`)}</span>
            <span aria-hidden>·</span>
            <time dateTime={article.date}>{article.dateText}</time>
          </Box>
        </PageTitle>
        <Container paddingBlock="section">
          <Box maxWidth="measure" marginInline="auto">
            {article.summary && (
              <Box as="p" textStyle="lead" color="fg.title" marginBottom="8">
                {article.summary}
              </Box>
            )}
            <Body>
              {article.parts.map((part, index) => (
                <ArticlePart key={index} part={part} media={media} />
              ))}
            </Body>
            {article.funds.length > 0 && (
              <Box marginTop="12" borderTopWidth="1px" borderColor="border" paddingTop="4">
                <Box as="h2" textStyle="label" marginBottom="2">
                  {t('news:funds')}
                </Box>
                <ul>
                  {article.funds.map(({ title, path }) => (
                    <li key={path}>
                      <TextLink to={path}>{title}</TextLink>
                    </li>
                  ))}
                </ul>
              </Box>
            )}
          </Box>
        </Container>
      </article>
      {related.length > 0 && (
        <Section title={t('news:related')} ground="sand" arrangement="stacked">
          <NewsGrid news={related} />
        </Section>
      )}
    </>
  );
}
