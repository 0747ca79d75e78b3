import { Box, type BoxProps } from '@chakra-ui/react/box';
import { createContext, type ReactNode, useContext } from 'react';

type Level = 2 | 3 | 4 | 5 | 6;

/** Level of the headings below; 2 right under the page's title. */
export const HeadingLevel = createContext<Level>(2);

const below: Record<Level, Level> = { 2: 3, 3: 4, 4: 5, 5: 6, 6: 6 };

export function useHeadingLevel(): Level {
  return useContext(HeadingLevel);
}

/** A heading with the level of its context, so that no level is skipped (WCAG 1.3.1). Content may be in any script. */
export function Heading(props: BoxProps) {
  return <Box as={`h${useHeadingLevel()}`} dir="auto" {...props} />;
}

/** Content of a heading: headings inside are one level deeper. */
export function UnderHeading({ children }: { children: ReactNode }) {
  return <HeadingLevel.Provider value={below[useHeadingLevel()]}>{children}</HeadingLevel.Provider>;
}
