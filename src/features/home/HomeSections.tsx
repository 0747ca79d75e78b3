import { Box } from '@chakra-ui/react/box';
import { RichText } from '../../components/ui/RichText';
import { Section } from '../../components/ui/Section';
import { Block } from '../blocks/Block';
import type { BlockView } from '../blocks/blockViews';
import { Figures } from '../blocks/ItemBlocks';
import type { Portraits } from '../team/portraitsOf';

type HomeSectionsProps = {
  /** What the company stands for, as sanitised HTML. */
  statement: string | null;
  figures: { value: string; title: string }[];
  blocks: BlockView[];
  portraits: Portraits;
};

/** Everything below the first screen. */
export function HomeSections({ statement, figures, blocks, portraits }: HomeSectionsProps) {
  return (
    <>
      <Section arrangement="stacked">
        {statement && (
          <Box
            textStyle="heading"
            color="fg.title"
            marginBottom="12"
            css={{ '& > div': { maxWidth: '30em' } }}
          >
            <RichText html={statement} />
          </Box>
        )}
        <Figures items={figures.map(({ value, title }) => ({ value, label: title }))} />
      </Section>
      {blocks.map((block) => (
        <Block key={block.code} block={block} portraits={portraits} />
      ))}
    </>
  );
}
