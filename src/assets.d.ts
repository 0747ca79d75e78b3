declare module '*.css';

/** A file that webpack serves by address: importing it gives its URL. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
