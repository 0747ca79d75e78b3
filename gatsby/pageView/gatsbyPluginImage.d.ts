/** The plugin's own hook, which Gatsby finds by its file name. */
declare module 'gatsby-plugin-image/gatsby-ssr' {
  export const onRenderBody: NonNullable<import('gatsby').GatsbySSR['onRenderBody']>;
}
