import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../../components/icons/Icon';
import { RichText } from '../../components/ui/RichText';
import { TextAnchor, TextLink } from '../../components/ui/TextLink';
import { isPagePath } from '../../routes/localePaths';
import type { BlockView } from './blockViews';

type LinkItem = Extract<BlockView, { kind: 'LINKS' }>['items'][number];

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '4',
    paddingBlock: '4',
    borderTopWidth: '1px',
    borderColor: 'border',
    '& > svg': { color: 'accent', marginTop: '1' },
  },
});

/** Pages and files, each with a short description. */
export function LinkList({ items }: { items: readonly LinkItem[] }) {
  return (
    <ul>
      {items.map(({ title, url, body }) => {
        const withinSite = isPagePath(url);
        return (
          <Item key={url}>
            <div>
              {withinSite ? (
                <TextLink to={url}>{title}</TextLink>
              ) : (
                <TextAnchor href={url}>{title}</TextAnchor>
              )}
              {body && (
                <Box textStyle="small" color="fg.muted" marginTop="1">
                  <RichText html={body} />
                </Box>
              )}
            </div>
            <Icon name={withinSite ? 'arrow-right' : 'download'} boxSize="1.25em" />
          </Item>
        );
      })}
    </ul>
  );
}
