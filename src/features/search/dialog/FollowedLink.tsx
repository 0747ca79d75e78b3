import type { ComponentPropsWithoutRef, MouseEvent } from 'react';
import { isPagePath } from '../../../routes/routeTable';
import { LocalizedLink, opensHere } from '../../../routes/LocalizedLink';

type FollowedLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'onClick'> & {
  href: string;
  /** Called when the link replaces the current page. */
  onFollow: () => void;
};

/** Pages of the site open without a reload. */
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
