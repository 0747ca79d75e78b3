/** Files that webpack serves by address: importing one gives its URL (or a data URI where it is small). */
declare module '*.svg' {
  const url: string;
  export default url;
}

declare module '*.css';

declare module '*.woff2' {
  const url: string;
  export default url;
}
