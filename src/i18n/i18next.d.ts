import 'i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    /** A missing key gives the key itself, never null. */
    returnNull: false;
  }
}
