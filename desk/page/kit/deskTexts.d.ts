import 'i18next';
import type desk from '../fr.json';

declare module 'i18next' {
  interface Dictionaries {
    desk: typeof desk;
  }
}
