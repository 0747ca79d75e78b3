import { chakra } from '@chakra-ui/react/styled-system';
import { Note } from './layout';
import { TextLink } from './TextLink';

const Item = chakra('li', {
  base: { '& + &::before': { content: '"/"', marginInlineEnd: '2', color: 'accent' } },
});

type BreadcrumbsProps = {
  /** Accessible name. */
  label: string;
  items: { title: string; path?: string }[];
};

/** The path from the home page; the page itself comes last. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <Note as="ol" display="flex" flexWrap="wrap" columnGap="2">
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
    </nav>
  );
}
