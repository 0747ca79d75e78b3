import { chakra } from '@chakra-ui/react/styled-system';
import { richTextRecipe } from '../../theme/recipes';

/** Holds sanitised HTML that comes later. */
export const RichTextRoot = chakra('div', richTextRecipe);

type RichTextProps = {
  /** Sanitised HTML. */
  html: string;
};

export function RichText({ html }: RichTextProps) {
  return <RichTextRoot dir="auto" dangerouslySetInnerHTML={{ __html: html }} />;
}
