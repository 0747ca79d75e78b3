import { Link } from 'gatsby';
import type { ComponentPropsWithoutRef } from 'react';

type LocalizedLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & {
  /** A path of the route table, with its locale; translations of a page come from its `alternates`. */
  to: string;
};

/** A link within the site: Gatsby fetches the page ahead and opens it without a reload. */
export function LocalizedLink({ to, ...rest }: LocalizedLinkProps) {
  return <Link to={to} {...rest} />;
}
