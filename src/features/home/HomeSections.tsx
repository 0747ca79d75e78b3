import { Box } from '@chakra-ui/react/box';
import { RichText } from '../../components/ui/RichText';
import { Section } from '../../components/ui/Section';
import { Block } from '../blocks/Block';
import type { BlockView } from '../blocks/blockViews';
import { Figures, Steps } from '../blocks/ItemBlocks';
import { FundsInBrief } from '../funds/FundsInBrief';
import { TeamGrid } from '../team/TeamGrid';

/** A block in its short form, where it has one. */
function HomeBlock({ block }: { block: BlockView }) {
  const section = { id: block.code, title: block.title, intro: block.body };
  switch (block.kind) {
    case 'FUND_RANGE':
      return (
        <Section {...section} intro={null} arrangement="stacked">
          <FundsInBrief intro={block.body} categories={block.categories} notices={block.notices} />
        </Section>
      );
    case 'STEPS':
      return (
        <Section {...section}>
          <Steps items={block.items} arrangement="columns" />
        </Section>
      );
    case 'TEAM':
      return (
        <Section {...section}>
          <TeamGrid members={block.members} />
        </Section>
      );
    default:
      return <Block block={block} />;
  }
}

type HomeSectionsProps = {
  /** The company's statement, as sanitised HTML. */
  statement: string | null;
  figures: { value: string; title: string }[];
  blocks: BlockView[];
};

/** Everything below the first screen. Its sections introduce other pages: they stand closer than the sections of those. */
export function HomeSections({ statement, figures, blocks }: HomeSectionsProps) {
  return (
    <Box css={{ '--m-spacing-section': 'clamp(2rem, 1.5rem + 1.7vw, 4rem)' }}>
      {(statement || figures.length > 0) && (
        <Section arrangement="stacked">
          {statement && (
            <Box
              textStyle={{ base: 'lead', md: 'heading' }}
              color="fg.title"
              marginBottom="8"
              css={{ '& > div': { maxWidth: '34em' } }}
            >
              <RichText html={statement} />
            </Box>
          )}
          {figures.length > 0 && (
            <Figures items={figures.map(({ value, title }) => ({ value, label: title }))} />
          )}
        </Section>
      )}
      {blocks.map((block) => (
        <HomeBlock key={block.code} block={block} />
      ))}
    </Box>
  );
}
