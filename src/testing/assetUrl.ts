/** Stands for any file that webpack serves by address. */
export default '/asset';
