import type { ComponentPropsWithoutRef } from 'react';

/*
 * What components use of Gatsby, without its router and page loader. Jest uses this file instead of the package in
 * every test of `src`.
 */

type LinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { to: string };

export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

/** Marks where a build inserts the slice. */
export function Slice({ alias }: { alias: string }) {
  return <div data-testid={`slice-${alias}`} />;
}

/** Only builds run page queries. */
export const graphql = () => null;

export const navigate = jest.fn();
