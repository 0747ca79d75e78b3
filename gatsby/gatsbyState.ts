import type { NodePluginArgs } from 'gatsby';
import type { BuiltPage } from './rendering/gatsbyRenderer';
import type { SiteRedirect } from './rendering/siteTexts';

/** Gatsby's internal state, as far as it is read here; its public type says nothing of it. */
interface GatsbyState {
  redirects: SiteRedirect[];
  program: { directory: string };
  pages: ReadonlyMap<string, BuiltPage>;
}

export function gatsbyState(store: NodePluginArgs['store']): GatsbyState {
  return (store as unknown as { getState: () => GatsbyState }).getState();
}
