import { createContext, type ReactNode, useContext } from 'react';

/* The parts of Gatsby that components use. Pages are rendered with this file in place of the package. */

/** The layout's slices of a page, by alias. */
export const Slices = createContext<Readonly<Record<string, ReactNode>>>({});

export function Slice({ alias }: { alias: string }) {
  return useContext(Slices)[alias];
}

/** Pages get all they show as context, and their dictionaries are read from the files. */
export const graphql = () => null;
