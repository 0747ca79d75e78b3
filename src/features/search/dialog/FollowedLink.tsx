import type { ComponentPropsWithoutRef, MouseEvent } from 'react';
import { isPagePath } from '../../../routes/routeTable';
import { LocalizedLink } from '../../../routes/LocalizedLink';

type FollowedLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'onClick'> & {
  href: string;
  /** The link leads away from what is open: another page takes its place. */
  onFollow: () => void;
};

function opensHere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** A link of the dialog: to a page of the site, which opens without a reload, or to anything else. */
export function FollowedLink({ href, onFollow, children, ...rest }: FollowedLinkProps) {
  const onClick = (event: MouseEvent) => {
    if (opensHere(event)) onFollow();
  };
  if (isPagePath(href)) {
    return (
      <LocalizedLink to={href} onClick={onClick} {...rest}>
        {children}
      </LocalizedLink>
    );
  }
  return (
    <a href={href} onClick={onClick} rel="noopener noreferrer" {...rest}>
      {children}
    </a>
  );
}
