import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { type InvestorProfileCode, investorProfiles } from '../../profiles/investorProfiles';
import { visibleTo } from '../../profiles/profileVisibility';
import { Heading, UnderHeading } from './Heading';
import { besideTitle, Container, plainOnPaper, Stack } from './layout';
import { RichText } from './RichText';

const Root = chakra('section', {
  base: { paddingBlock: { base: 'section', _print: '4' } },
  variants: {
    ground: {
      plain: { '& + &': { paddingTop: '0' } },
      sand: { bg: 'bg.subtle' },
      navy: { bg: 'navy', color: 'white', '& :is(h2, h3)': { color: 'white' }, _print: plainOnPaper },
    },
    isNear: { true: { paddingTop: '5', '& + section': { paddingTop: '0' } } },
  },
  defaultVariants: { ground: 'plain' },
});

export type SectionProps = {
  id?: string;
  title?: string | null;
  /** Sanitised HTML under the title. */
  intro?: string | null;
  ground?: 'plain' | 'sand' | 'navy';
  /** To the title of the page. */
  isNear?: boolean;
  /** `aside` puts the title beside the content, `stacked` above it, for content that needs the full width. */
  arrangement?: 'aside' | 'stacked';
  /** All profiles by default. */
  visibleTo?: readonly InvestorProfileCode[] | undefined;
  children?: ReactNode;
};

/** Id of the section's title, for `aria-labelledby`. */
export function headingIdOf({ id, title }: SectionProps): string | undefined {
  return id && title ? `${id}-title` : undefined;
}

type SectionContentProps = SectionProps & { titleStyle?: 'heading' | 'subheading' };

/** Title, intro and content. Headings in the content are one level below the title, or on its level without one. */
export function SectionContent({ titleStyle = 'heading', ...section }: SectionContentProps) {
  const { title, intro, arrangement = 'aside' } = section;
  const head = (title || intro) && (
    <div>
      {title && (
        <Heading id={headingIdOf(section)} textStyle={titleStyle}>
          {title}
        </Heading>
      )}
      {intro && (
        <Box marginTop="4">
          <RichText html={intro} />
        </Box>
      )}
    </div>
  );
  const children = title ? <UnderHeading>{section.children}</UnderHeading> : section.children;
  return arrangement === 'aside' ? (
    <Stack gap={{ base: '8', lg: '12' }} gridTemplateColumns={besideTitle}>
      {head || <div />}
      <div>{children}</div>
    </Stack>
  ) : (
    <>
      {head}
      <Box marginTop={head ? { base: '10', _print: '4' } : '0'}>{children}</Box>
    </>
  );
}

/** A landmark named by its title. */
export function Section(section: SectionProps) {
  return (
    <Root
      id={section.id}
      ground={section.ground}
      isNear={section.isNear}
      aria-labelledby={headingIdOf(section)}
      {...visibleTo(section.visibleTo ?? investorProfiles)}
    >
      <Container>
        <SectionContent {...section} />
      </Container>
    </Root>
  );
}
