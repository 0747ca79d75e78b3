import type { ReactNode } from 'react';
import { Heading, UnderHeading } from '../../../components/ui/Heading';

/** A part of a tab under its title. */
export function TabPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Heading textStyle="subheading" marginBottom="3">
        {title}
      </Heading>
      <UnderHeading>{children}</UnderHeading>
    </div>
  );
}
