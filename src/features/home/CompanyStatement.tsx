import { Box } from '@chakra-ui/react';
import { RichText } from '../../components/ui/RichText';
import { Section } from '../../components/ui/Section';
import { Figures } from '../blocks/ItemBlocks';

type CompanyStatementProps = {
  /** Sanitised HTML. */
  statement: string | null;
  figures: { value: string; title: string }[];
};

/** What the company stands for, and its key figures. */
export function CompanyStatement({ statement, figures }: CompanyStatementProps) {
  return (
    <Section arrangement="stacked">
      {statement && (
        <Box textStyle="heading" color="fg.title" marginBottom="12" css={{ '& > div': { maxWidth: '30em' } }}>
          <RichText html={statement} />
        </Box>
      )}
      <Figures items={figures.map(({ value, title }) => ({ value, label: title }))} />
    </Section>
  );
}
