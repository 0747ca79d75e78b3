import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A part of a tab under its title; the tab's own title is the `h2` above it. */
export function TabPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Box as="h3" textStyle="subheading" marginBottom="3">
        {title}
      </Box>
      {children}
    </div>
  );
}
