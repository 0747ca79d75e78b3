import { chakra } from '@chakra-ui/react/styled-system';
import { richTextRecipe } from '../../theme/recipes';

const RichTextRoot = chakra('div', richTextRecipe);

type RichTextProps = {
  /** HTML that the build has sanitised. */
  html: string;
};

/** Text of the content system. */
export function RichText({ html }: RichTextProps) {
  return <RichTextRoot dangerouslySetInnerHTML={{ __html: html }} />;
}
