import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Heading } from '../../components/ui/Heading';
import { columns, Note, Ruled } from '../../components/ui/layout';
import { openOnPaper } from '../../components/ui/paper';
import { RichText } from '../../components/ui/RichText';
import { numberedStep, plainSummary, ruledRecipe } from '../../theme/recipes';
import type { BlockItem, BlockView } from './blockViews';
import { Icon } from '../../components/icons/Icon';
import { TextAnchor, TextLink } from '../../components/ui/TextLink';
import { isPagePath } from '../../routes/localePaths';

type BlockOf<Kind extends BlockView['kind']> = Extract<BlockView, { kind: Kind }>;

function ItemText({ item }: { item: BlockItem }) {
  return (
    <>
      {item.title && (
        <Heading textStyle="subheading" marginBottom="2">
          {item.title}
        </Heading>
      )}
      {item.body && <RichText html={item.body} />}
    </>
  );
}

type ItemsProps<Item> = { items: readonly Item[] };

export function Cards({ items }: ItemsProps<BlockItem>) {
  return (
    <Box
      as="ul"
      display="grid"
      columnGap={{ base: '8', lg: '12' }}
      rowGap="10"
      gridTemplateColumns={columns({ base: 1, sm: 2 })}
    >
      {items.map((item, index) => (
        <Ruled as="li" key={index} borderColor="navy" paddingTop="4">
          <ItemText item={item} />
        </Ruled>
      ))}
    </Box>
  );
}

const StepList = chakra('ol', {
  base: { display: 'grid', counterReset: 'step' },
  variants: {
    arrangement: {
      rows: {},
      /** Side by side where there is room. */
      columns: {
        columnGap: '8',
        gridTemplateColumns: columns({ md: 3 }),
        '& > li': {
          gridTemplateColumns: { base: '2rem minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
          alignContent: 'start',
          rowGap: '2',
          textStyle: 'small',
          paddingBlock: { base: '4', md: '6' },
        },
      },
    },
  },
});

const Step = chakra('li', {
  base: {
    ...numberedStep,
    gridTemplateColumns: { base: '3rem minmax(0, 1fr)', md: '5rem minmax(0, 1fr)' },
    paddingBlock: '6',
  },
});

type StepsProps = ItemsProps<BlockItem> & { arrangement?: 'rows' | 'columns' };

export function Steps({ items, arrangement }: StepsProps) {
  return (
    <StepList arrangement={arrangement}>
      {items.map((item, index) => (
        <Step key={index}>
          <div>
            <ItemText item={item} />
          </div>
        </Step>
      ))}
    </StepList>
  );
}

const Details = chakra('details', {
  base: {
    ...ruledRecipe.base,
    ...openOnPaper,
    _last: { borderBottomWidth: '1px' },
    '& summary': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      paddingBlock: '4',
      textStyle: 'subheading',
      color: 'fg.title',
      ...plainSummary,
      '&::after': { content: '"+"', color: 'accent', fontFamily: 'body' },
    },
    '&[open] summary::after': { content: '"–"' },
    '& summary + *': { paddingBottom: '6' },
  },
});

/** Native `<details>`: unfolds without scripts. */
export function Accordion({ items }: { items: readonly BlockItem[] }) {
  return (
    <div>
      {items.map(({ title, body }) => (
        <Details key={title}>
          <summary dir="auto">{title}</summary>
          {body && <RichText html={body} />}
        </Details>
      ))}
    </div>
  );
}

/** Large figures with their labels. */
export function Figures({ items }: { items: BlockOf<'FIGURES'>['items'] }) {
  return (
    <Box
      as="dl"
      display="grid"
      columnGap={{ base: '3', sm: '8' }}
      rowGap="8"
      gridTemplateColumns={columns({ base: 2, lg: 4 })}
    >
      {items.map(({ value, label }) => (
        <Ruled
          key={label}
          display="flex"
          flexDirection="column-reverse"
          justifyContent="flex-end"
          gap="1"
          borderColor="currentcolor"
          paddingTop="4"
        >
          <Box as="dt" dir="auto" textStyle="small">
            {label}
          </Box>
          <Box as="dd" dir="auto" textStyle="figure">
            {value}
          </Box>
        </Ruled>
      ))}
    </Box>
  );
}

export function Timeline({ items }: ItemsProps<BlockOf<'TIMELINE'>['items'][number]>) {
  return (
    <ol>
      {items.map((item) => (
        <Ruled
          as="li"
          key={`${item.date} ${item.title}`}
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '7rem minmax(0, 1fr)' }}
          gap={{ base: '1', md: '6' }}
          paddingBlock="6"
        >
          <Box as="p" textStyle="subheading" color="accent" fontVariantNumeric="lining-nums">
            {item.date}
          </Box>
          <div>
            <ItemText item={item} />
          </div>
        </Ruled>
      ))}
    </ol>
  );
}

type LinkItem = Extract<BlockView, { kind: 'LINKS' }>['items'][number];

/** Pages and files, each with a short description. */
export function LinkList({ items }: { items: readonly LinkItem[] }) {
  return (
    <ul>
      {items.map(({ title, url, body }) => {
        const withinSite = isPagePath(url);
        return (
          <Ruled
            as="li"
            key={url}
            display="grid"
            gridTemplateColumns="minmax(0, 1fr) auto"
            gap="4"
            paddingBlock="4"
            css={{ '& > svg': { color: 'accent', marginTop: '1' } }}
          >
            <div>
              {withinSite ? (
                <TextLink to={url}>{title}</TextLink>
              ) : (
                <TextAnchor href={url}>{title}</TextAnchor>
              )}
              {body && (
                <Note as="div" marginTop="1">
                  <RichText html={body} />
                </Note>
              )}
            </div>
            <Icon name={withinSite ? 'arrow-right' : 'download'} boxSize="1.25em" />
          </Ruled>
        );
      })}
    </ul>
  );
}
