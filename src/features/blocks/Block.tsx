import { Box } from '@chakra-ui/react/box';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonAnchor, ButtonLink } from '../../components/ui/Button';
import { RichText } from '../../components/ui/RichText';
import { Section, type SectionProps } from '../../components/ui/Section';
import { TextLink } from '../../components/ui/TextLink';
import { FundRange } from '../funds/FundRange';
import { MarketsMap } from '../markets/MarketsMap';
import { NewsGrid } from '../news/NewsGrid';
import type { Portraits } from '../team/portraitsOf';
import { TeamGrid } from '../team/TeamGrid';
import type { BlockView } from './blockViews';
import { DataBlock } from './data/DataBlock';
import { Accordion, Cards, Figures, Steps, Timeline } from './ItemBlocks';
import { LinkList } from './LinkList';

type BlockProps = {
  block: BlockView;
  portraits: Portraits;
  /** The frame around the block, with its title. */
  Frame?: ComponentType<SectionProps>;
};

export function Block({ block, portraits, Frame = Section }: BlockProps) {
  const { t } = useTranslation();
  const section = { id: block.code, title: block.title, intro: block.body };
  switch (block.kind) {
    case 'LEAD':
      // The page's head draws the first statement; a later one is running text.
      return <Frame {...section} arrangement="stacked" />;
    case 'PROSE':
      return (
        <Frame id={block.code} title={block.title}>
          {block.body && <RichText html={block.body} />}
        </Frame>
      );
    case 'CARDS':
      return (
        <Frame {...section}>
          <Cards items={block.items} />
        </Frame>
      );
    case 'STEPS':
      return (
        <Frame {...section} ground="sand">
          <Steps items={block.items} />
        </Frame>
      );
    case 'ACCORDION':
      return (
        <Frame {...section}>
          <Accordion items={block.items} />
        </Frame>
      );
    case 'FIGURES':
      return (
        <Frame {...section} ground="navy" arrangement="stacked">
          <Figures items={block.items} />
        </Frame>
      );
    case 'QUOTE':
      return (
        <Frame id={block.code} ground="sand" arrangement="stacked">
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
        </Frame>
      );
    case 'TIMELINE':
      return (
        <Frame {...section}>
          <Timeline items={block.items} />
        </Frame>
      );
    case 'LINKS':
      return (
        <Frame {...section}>
          <LinkList items={block.items} />
        </Frame>
      );
    case 'FUND_RANGE':
      return (
        <Frame {...section} arrangement="stacked">
          <FundRange
            categories={block.categories}
            explorable={block.explorable}
            youngNotice={block.youngNotice}
          />
        </Frame>
      );
    case 'ISR_FUND_RANGE':
      return (
        <Frame {...section} arrangement="stacked">
          <FundRange categories={block.categories} youngNotice={block.youngNotice} />
        </Frame>
      );
    case 'LATEST_NEWS':
      return (
        <Frame {...section} ground="sand" arrangement="stacked">
          <NewsGrid news={block.news} />
          <Box marginTop="10">
            <TextLink to={block.newsPath}>{t('common:allNews')}</TextLink>
          </Box>
        </Frame>
      );
    case 'TEAM':
      return (
        <Frame {...section} arrangement="stacked">
          <TeamGrid members={block.members} portraits={portraits} biographyLabel={t('common:biography')} />
        </Frame>
      );
    case 'CONTACT':
      return (
        <Frame {...section} ground="navy">
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
        </Frame>
      );
    case 'MARKETS_MAP':
      return (
        <Frame {...section} arrangement="stacked">
          <MarketsMap tone="light" alt={t('common:mapAlt')} />
        </Frame>
      );
    case 'BARS':
    case 'RATING_SCALE':
    case 'ESG_REPORTS':
      return (
        <Frame {...section} arrangement={block.kind === 'ESG_REPORTS' ? 'aside' : 'stacked'}>
          <DataBlock block={block} />
        </Frame>
      );
  }
}
