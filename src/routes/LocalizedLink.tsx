import type { ComponentPropsWithoutRef } from 'react';

type LocalizedLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & {
  /** A path of the route table, locale included. */
  to: string;
};

/** A link to a page of the site. */
export function LocalizedLink({ to, children, ...rest }: LocalizedLinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
