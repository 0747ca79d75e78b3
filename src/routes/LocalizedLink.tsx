import { Link } from 'gatsby';
import type { ComponentPropsWithoutRef } from 'react';

type LocalizedLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & {
  /** A path of the route table, locale included. */
  to: string;
};

export function LocalizedLink({ to, ...rest }: LocalizedLinkProps) {
  return <Link to={to} {...rest} />;
}
