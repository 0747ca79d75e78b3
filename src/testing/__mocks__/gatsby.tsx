import type { ComponentPropsWithoutRef } from 'react';

/*
 * What components use of Gatsby, without its router and page loader. Jest takes this file in place of the package in
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

/** Marks the place where a build puts the slice. */
export function Slice({ alias }: { alias: string }) {
  return <div data-testid={`slice-${alias}`} />;
}

/** Page queries are run by builds only. */
export const graphql = () => null;

export const navigate = jest.fn();
