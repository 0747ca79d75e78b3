import { Box } from '@chakra-ui/react/box';
import type { ComponentType, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { brandFiles } from '../../components/brand/brandFiles';
import { ButtonAnchor, ButtonLink } from '../../components/ui/Button';
import { RichText } from '../../components/ui/RichText';
import { Section, type SectionProps } from '../../components/ui/Section';
import { Note, Stack, Wrap } from '../../components/ui/layout';
import { telAddress } from '../../components/ui/TextLink';
import { DocumentList } from '../funds/DocumentList';
import { distributors } from '../../profiles/investorProfiles';
import { FundRange } from '../funds/FundRange';
import { RegistrationMatrix } from '../funds/RegistrationMatrix';
import { LatestNews } from '../../components/news/NewsGrid';
import { TeamGrid } from '../team/TeamGrid';
import type { BlockView } from './blockViews';
import { Bars } from './data/Bars';
import { RatingScale } from './data/RatingScale';
import { Accordion, Cards, Figures, LinkList, Steps, Timeline } from './ItemBlocks';

/** The type of its result lets the compiler name a kind that is not drawn. */
function BlockContent({ block }: { block: BlockView }): ReactElement | string | null {
  const { t } = useTranslation();
  switch (block.kind) {
    case 'LEAD':
      // The page's head draws the first statement; a later one is the intro of its frame.
      return null;
    case 'PROSE':
      return block.body && <RichText html={block.body} />;
    case 'CARDS':
      return <Cards items={block.items} />;
    case 'STEPS':
      return <Steps items={block.items} />;
    case 'ACCORDION':
      return <Accordion items={block.items} />;
    case 'FIGURES':
      return <Figures items={block.items} />;
    case 'QUOTE':
      return (
        <Box as="figure" maxWidth="52rem" marginInline="auto" textAlign="center">
          <Box as="blockquote" textStyle="heading" color="fg.title" css={{ '& > div': { maxWidth: 'none' } }}>
            {block.body && <RichText html={block.body} />}
          </Box>
          {block.author && (
            <Note as="figcaption" marginTop="4">
              {block.author}
            </Note>
          )}
        </Box>
      );
    case 'TIMELINE':
      return <Timeline items={block.items} />;
    case 'LINKS':
      return <LinkList items={block.items} />;
    case 'FUND_RANGE':
    case 'ISR_FUND_RANGE':
      return <FundRange {...block} />;
    case 'LATEST_NEWS':
      return <LatestNews news={block.news} allNewsPath={block.newsPath} />;
    case 'TEAM':
      return <TeamGrid members={block.members} />;
    case 'CONTACT':
      return (
        <Wrap gap="4">
          <ButtonLink to={block.contactPath} variant="inverse">
            {block.action ?? t('common:contactUs')}
          </ButtonLink>
          {block.phone && (
            <ButtonAnchor href={telAddress(block.phone)} variant="outline">
              {block.phone}
            </ButtonAnchor>
          )}
        </Wrap>
      );
    case 'MARKETS_MAP':
      return (
        <img
          src={brandFiles.map}
          alt={block.alt}
          width={1313}
          height={704}
          loading="lazy"
          decoding="async"
          style={{ display: 'block', width: '100%', height: 'auto' }}
        />
      );
    case 'BARS':
      return <Bars block={block} />;
    case 'RATING_SCALE':
      return <RatingScale block={block} />;
    case 'DISTRIBUTION':
      return (
        <Stack gap="8">
          <RegistrationMatrix registrations={block.registrations} />
          <Accordion items={block.items} />
        </Stack>
      );
    case 'ESG_REPORTS':
      return <DocumentList documents={block.documents} />;
  }
}

/** Frames of kinds that need another than the plain one with its title aside. */
const frames: Partial<Record<BlockView['kind'], SectionProps>> = {
  LEAD: { arrangement: 'stacked' },
  STEPS: { ground: 'sand' },
  FIGURES: { ground: 'navy', arrangement: 'stacked' },
  QUOTE: { ground: 'sand', arrangement: 'stacked' },
  FUND_RANGE: { isNear: true, arrangement: 'stacked' },
  ISR_FUND_RANGE: { arrangement: 'stacked' },
  LATEST_NEWS: { ground: 'sand', arrangement: 'stacked' },
  TEAM: { arrangement: 'stacked' },
  CONTACT: { ground: 'navy' },
  MARKETS_MAP: { arrangement: 'stacked' },
  BARS: { arrangement: 'stacked' },
  RATING_SCALE: { arrangement: 'stacked' },
  DISTRIBUTION: { arrangement: 'stacked', visibleTo: distributors },
};

type BlockProps = {
  block: BlockView;
  /** The frame around the block, with its title. */
  Frame?: ComponentType<SectionProps>;
};

export function Block({ block, Frame = Section }: BlockProps) {
  const { kind, code, title, body } = block;
  return (
    <Frame
      id={code}
      title={kind === 'QUOTE' ? null : title}
      intro={kind === 'PROSE' || kind === 'QUOTE' ? null : body}
      {...frames[kind]}
    >
      <BlockContent block={block} />
    </Frame>
  );
}
