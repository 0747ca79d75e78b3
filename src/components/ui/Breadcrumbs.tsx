import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Note } from './layout';
import { TextLink } from './TextLink';

const Item = chakra('li', {
  base: {
    '& + &::before': {
      content: '"/"',
      marginInlineEnd: '2',
      color: 'accent',
      // A screen reader says nothing of it.
      '@supports (content: "/" / "")': { content: '"/" / ""' },
    },
    // On phones one line, which the second of them gives way to, without the page itself: its title is below.
    smDown: {
      '&': { display: 'flex', minWidth: '0' },
      '&:not(:nth-of-type(2))': { flex: 'none' },
      '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '&:last-child': { display: 'none' },
    },
  },
});

type BreadcrumbsProps = { items: { title: string; path?: string }[] };

/** The path from the home page; the page itself comes last. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const { t } = useTranslation();
  return (
    <Box as="nav" aria-label={t('common:breadcrumbs')} _print={{ display: 'none' }}>
      <Note as="ol" display="flex" flexWrap={{ sm: 'wrap' }} columnGap="2">
        {items.map(({ title, path }) => (
          <Item key={title} dir="auto">
            {path ? (
              <TextLink to={path} variant="inherit">
                {title}
              </TextLink>
            ) : (
              <span aria-current="page">{title}</span>
            )}
          </Item>
        ))}
      </Note>
    </Box>
  );
}
