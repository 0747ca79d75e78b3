import {
  Badge,
  Box,
  chakra,
  Heading,
  type HeadingProps,
  HStack,
  type HTMLChakraProps,
  Stack,
  type StackProps,
  Text,
  type TextProps,
} from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount, useLanguage } from './formats';
import { Paged } from './Paged';

/** Focused by the shell when the screen changes, so that it is read out. */
export function ScreenTitle({ children }: { children: ReactNode }) {
  return (
    <Heading as="h1" textStyle="title" color="brand.fg" tabIndex={-1}>
      {children}
    </Heading>
  );
}

interface ScreenProps {
  title: ReactNode;
  /** One sentence that says what the screen is for. */
  lead?: ReactNode;
  /** Leads to the screen that this one belongs to. */
  back?: ReactNode;
  gap?: StackProps['gap'];
  children: ReactNode;
}

export function Screen({ title, lead, back, gap = '8', children }: ScreenProps) {
  return (
    <Stack gap={gap}>
      <Stack gap="2">
        {back}
        <ScreenTitle>{title}</ScreenTitle>
        {lead !== undefined && (
          <Text as="div" color="fg.muted" maxWidth="measure">
            {lead}
          </Text>
        )}
      </Stack>
      {children}
    </Stack>
  );
}

export function SectionTitle(props: HeadingProps) {
  return <Heading as="h2" textStyle="section" color="brand.fg" {...props} />;
}

interface SectionProps extends Omit<StackProps, 'title'> {
  title: ReactNode;
  lead?: ReactNode;
}

/** A part of a screen, named by its heading. @param id the heading's */
export function Section({ title, lead, id, children, ...props }: SectionProps) {
  const own = useId();
  return (
    <Stack as="section" aria-labelledby={id ?? own} gap="3" {...props}>
      <SectionTitle id={id ?? own} tabIndex={-1} _focusVisible={{ outline: 'none' }}>
        {title}
      </SectionTitle>
      {lead !== undefined && (
        <Text as="div" color="fg.muted" maxWidth="measure">
          {lead}
        </Text>
      )}
      {children}
    </Stack>
  );
}

interface CountedListProps<Item> {
  title: string;
  items: readonly Item[];
  first: number;
  children: (item: Item) => ReactNode;
}

/** Some of the entries of a section, with their number. */
export function CountedList<Item>({ title, items, ...list }: CountedListProps<Item>) {
  const id = useId();
  const language = useLanguage();
  return (
    <Box>
      <HStack gap="2" paddingBottom="2">
        <Text as="h3" id={id} textStyle="group">
          {title}
        </Text>
        <Badge variant="outline">{formatCount(items.length, language)}</Badge>
      </HStack>
      <Paged aria-labelledby={id} items={items} {...list} />
    </Box>
  );
}

interface FoldedSectionProps {
  title: string;
  /** Told beside the title, also while it is folded. */
  facts: string;
  isOpen: boolean;
  gap: StackProps['gap'];
  children: ReactNode;
}

/** A part of a section that is folded where nobody has to look. */
export function FoldedSection({ title, facts, isOpen, gap, children }: FoldedSectionProps) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} borderTopWidth="1px" paddingTop="3">
      <chakra.details open={isOpen}>
        <chakra.summary cursor="pointer">
          <Text as="h3" id={id} display="inline" textStyle="group">
            {title}
          </Text>
          <Text as="span" color="fg.muted">{` ${facts}`}</Text>
        </chakra.summary>
        <Stack gap={gap} paddingTop="3">
          {children}
        </Stack>
      </chakra.details>
    </Box>
  );
}

/** A row of a list: what it is about, and what can be done with it. */
export function ListRow({ children }: { children: ReactNode }) {
  return (
    <HStack
      as="li"
      borderTopWidth="1px"
      paddingBlock="2.5"
      minHeight="14"
      gap="3"
      rowGap="2"
      justify="space-between"
      flexWrap="wrap"
    >
      {children}
    </HStack>
  );
}

/** The note that somebody left with an act; nothing without one. */
export function Quoted({ text }: { text: string }) {
  const { t } = useTranslation('desk');
  if (text.trim() === '') return null;
  return (
    <Text as="span" display="block" fontStyle="italic">
      {t('quoted', { text: text.trim() })}
    </Text>
  );
}

/** Muted text for facts, counts and hints. */
export function Small(props: TextProps) {
  return <Text textStyle="small" color="fg.muted" {...props} />;
}

interface CellProps extends HTMLChakraProps<'td'> {
  /** Heads its row or its column. */
  scope?: 'row' | 'col';
  isNumber?: boolean;
}

/** A cell of a table of figures. */
export function Cell({ scope, isNumber = false, ...props }: CellProps) {
  const isHeading = scope === 'col';
  const Tag = scope === undefined ? chakra.td : chakra.th;
  return (
    <Tag
      scope={scope}
      fontWeight={isHeading ? '600' : '400'}
      textStyle={isHeading ? 'small' : undefined}
      textAlign={isNumber ? 'end' : 'start'}
      verticalAlign="baseline"
      overflowWrap="normal"
      paddingBlock="1.5"
      paddingInlineStart={isNumber ? '4' : '0'}
      {...props}
    />
  );
}
