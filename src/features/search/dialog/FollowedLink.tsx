import type { ComponentPropsWithoutRef, MouseEvent } from 'react';
import { isPagePath } from '../../../routes/localePaths';

type FollowedLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'onClick'> & {
  href: string;
  /** Called when the link replaces the current page. */
  onFollow: () => void;
};

/** False for a click that opens the link in another tab or window, or saves it. */
function opensHere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

export function FollowedLink({ href, onFollow, children, ...rest }: FollowedLinkProps) {
  const onClick = (event: MouseEvent) => {
    if (opensHere(event)) onFollow();
  };
  return (
    <a href={href} onClick={onClick} rel={isPagePath(href) ? undefined : 'noopener noreferrer'} {...rest}>
      {children}
    </a>
  );
}
