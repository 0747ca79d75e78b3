/** Gatsby's router comes without types; those of the package that it was forked from are the same. */
declare module '@gatsbyjs/reach-router' {
  export { globalHistory } from '@reach/router';
}
