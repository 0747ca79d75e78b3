import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../components/ui/Breadcrumbs';
import { Container, Note, Ruled } from '../../components/ui/layout';
import { PageTitle } from '../../components/ui/PageTitle';
import { ResponsiveImage } from '../../components/ui/ResponsiveImage';
import { Section } from '../../components/ui/Section';
import { TextLink } from '../../components/ui/TextLink';
import { richTextRecipe } from '../../theme/recipes';
import { visibleTo } from '../../profiles/profileVisibility';
import { NewsGrid } from '../../components/news/NewsGrid';
import type { NewsArticleView, NewsCardView, NewsPart } from '../../components/news/newsViews';
import { Player } from './Player';
import { ShareArticle } from './ShareArticle';

const Body = chakra('div', richTextRecipe);

type ArticlePartsProps = { article: NewsArticleView; parts: readonly NewsPart[] };

function ArticleParts({ article: { title, mediaType }, parts }: ArticlePartsProps) {
  if (parts.length === 0) return null;
  return (
    <Body>
      {parts.map((part, index) =>
        part.kind === 'paragraph' ? (
          <p key={index} dir="auto" dangerouslySetInnerHTML={{ __html: part.html }} />
        ) : (
          <Player key={index} part={part} title={title} media={mediaType ?? 'ARTICLE'} />
        ),
      )}
    </Body>
  );
}

type NewsArticleProps = {
  article: NewsArticleView;
  /** Absolute, for sharing. */
  address: string;
  related: readonly NewsCardView[];
  newsPage: { title: string; path: string };
  /** With the funds that the article is about. */
  smallPrint: ReactNode;
};

/** An article with its date, category, funds and the news to read next. */
export function NewsArticle({ article, address, related, newsPage, smallPrint }: NewsArticleProps) {
  const { t } = useTranslation();
  // Words come first: an image above them would be the largest paint of the page, half a second later.
  const opening = article.parts.slice(0, 1).filter(({ kind }) => kind === 'paragraph');
  return (
    <>
      <article>
        <PageTitle over={<Breadcrumbs items={[newsPage, article.category]} />} title={article.title}>
          <Note marginTop="6" display="flex" flexWrap="wrap" gap="2">
            <span>{t(`news:media.${article.mediaType ?? 'ARTICLE'}`)}</span>
            <span aria-hidden>·</span>
            <time dateTime={article.date}>{article.dateText}</time>
          </Note>
        </PageTitle>
        <Container paddingBlock="section">
          <Box maxWidth="measure" marginInline="auto">
            {article.summary && (
              <Box as="p" textStyle="lead" color="fg.title" marginBottom="8">
                {article.summary}
              </Box>
            )}
            <ArticleParts article={article} parts={opening} />
            {article.image && (
              <Box marginBlock="8">
                <ResponsiveImage
                  image={article.image.data}
                  alt={article.image.alt}
                  sizes="(min-width: 44rem) 40rem, 90vw"
                />
              </Box>
            )}
            <ArticleParts article={article} parts={article.parts.slice(opening.length)} />
            {article.funds.length > 0 && (
              <Ruled
                marginTop="12"
                paddingTop="4"
                {...visibleTo(article.funds.flatMap((fund) => fund.visibleTo))}
              >
                <Box as="h2" textStyle="label" marginBottom="2">
                  {t('news:funds')}
                </Box>
                <ul>
                  {article.funds.map(({ title, path, visibleTo: profiles }) => (
                    <li key={path} {...visibleTo(profiles)}>
                      <TextLink to={path}>{title}</TextLink>
                    </li>
                  ))}
                </ul>
                {smallPrint}
              </Ruled>
            )}
            <ShareArticle title={article.title} url={address} />
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
