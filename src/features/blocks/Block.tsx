import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ButtonAnchor, ButtonLink } from '../../components/ui/Button';
import { RichText } from '../../components/ui/RichText';
import { Section } from '../../components/ui/Section';
import { TextLink } from '../../components/ui/TextLink';
import { FundRange } from '../funds/FundRange';
import { MarketsMap } from '../markets/MarketsMap';
import { NewsGrid } from '../news/NewsGrid';
import { type Portraits, TeamGrid } from '../team/TeamGrid';
import type { BlockView } from './blockViews';
import { Accordion, Cards, Figures, Steps, Timeline } from './ItemBlocks';
import { LinkList } from './LinkList';

type BlockProps = { block: BlockView; portraits: Portraits };

/** Draws one block of a page by its kind. */
export function Block({ block, portraits }: BlockProps) {
  const { t } = useTranslation();
  const section = { id: block.code, title: block.title, intro: block.body };
  switch (block.kind) {
    case 'LEAD':
      // The page's head draws the first statement; a later one is running text.
      return <Section {...section} arrangement="stacked" />;
    case 'PROSE':
      return (
        <Section id={block.code} title={block.title}>
          {block.body && <RichText html={block.body} />}
        </Section>
      );
    case 'CARDS':
      return (
        <Section {...section}>
          <Cards items={block.items} />
        </Section>
      );
    case 'STEPS':
      return (
        <Section {...section} ground="sand">
          <Steps items={block.items} />
        </Section>
      );
    case 'ACCORDION':
      return (
        <Section {...section}>
          <Accordion items={block.items} />
        </Section>
      );
    case 'FIGURES':
      return (
        <Section {...section} ground="navy" arrangement="stacked">
          <Figures items={block.items} />
        </Section>
      );
    case 'QUOTE':
      return (
        <Section id={block.code} ground="sand" arrangement="stacked">
          <Box as="figure" maxWidth="52rem" marginInline="auto" textAlign="center">
            <Box
              as="blockquote"
              textStyle="heading"
              color="fg.title"
              css={{ '& > div': { maxWidth: 'none' } }}
            >
              {block.body && <RichText html={block.body} />}
            </Box>
            {block.author && (
              <Box as="figcaption" textStyle="small" color="fg.muted" marginTop="4">
                {block.author}
              </Box>
            )}
          </Box>
        </Section>
      );
    case 'TIMELINE':
      return (
        <Section {...section}>
          <Timeline items={block.items} />
        </Section>
      );
    case 'LINKS':
      return (
        <Section {...section}>
          <LinkList items={block.items} />
        </Section>
      );
    case 'FUND_RANGE':
      return (
        <Section {...section} arrangement="stacked">
          <FundRange
            categories={block.categories}
            explorable={block.explorable}
            youngNotice={block.youngNotice}
          />
        </Section>
      );
    case 'ISR_FUND_RANGE':
      return (
        <Section {...section} arrangement="stacked">
          <FundRange categories={block.categories} youngNotice={block.youngNotice} />
        </Section>
      );
    case 'LATEST_NEWS':
      return (
        <Section {...section} ground="sand" arrangement="stacked">
          <NewsGrid news={block.news} />
          <Box marginTop="10">
            <TextLink to={block.newsPath}>{t('common:allNews')}</TextLink>
          </Box>
        </Section>
      );
    case 'TEAM':
      return (
        <Section {...section} arrangement="stacked">
          <TeamGrid
            members={block.members}
            portraits={portraits}
            lifeLabel={t('common:life')}
            headingLevel={block.title ? 3 : 2}
          />
        </Section>
      );
    case 'CONTACT':
      return (
        <Section {...section} ground="navy">
          <Box display="flex" flexWrap="wrap" gap="4">
            <ButtonLink to={block.contactPath} variant="inverse">
              {block.action ?? t('common:contactUs')}
            </ButtonLink>
            {block.phone && (
              <ButtonAnchor href={`tel:${block.phone.replace(/[^+\d]/g, '')}`} variant="outline">
                {block.phone}
              </ButtonAnchor>
            )}
          </Box>
        </Section>
      );
    case 'MARKETS_MAP':
      return (
        <Section {...section} arrangement="stacked">
          <MarketsMap tone="light" alt={t('common:mapAlt')} />
        </Section>
      );
  }
}
