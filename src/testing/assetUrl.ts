/** Stands in for any file that webpack imports as a URL. */
export default '/asset';
