import { Link } from 'gatsby';
import type { ComponentPropsWithoutRef, MouseEvent } from 'react';

type LocalizedLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & {
  /** A path of the route table, locale included. */
  to: string;
};

/** False for a click that opens the link in another tab or window, or saves it. */
export function opensHere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

export function LocalizedLink({ to, ...rest }: LocalizedLinkProps) {
  return <Link to={to} {...rest} />;
}
