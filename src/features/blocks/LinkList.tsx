import { Icon } from '../../components/icons/Icon';
import { RichText } from '../../components/ui/RichText';
import { Note, Ruled } from '../../components/ui/layout';
import { TextAnchor, TextLink } from '../../components/ui/TextLink';
import { isPagePath } from '../../routes/localePaths';
import type { BlockView } from './blockViews';

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
