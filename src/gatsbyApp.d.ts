/** Gatsby's own start of a built site, which webpack finds where Gatsby has put it. */
declare module '$gatsby-app';
