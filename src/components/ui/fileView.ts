import { formatFileSize, languageName } from '../../../locales/formatters';
import type { Locale } from '../../i18n/locales';

type FileRow = { url: string; language: string; fileType: string; fileSize?: number | null };

/**
 * Facts about a file, shown before somebody opens it.
 *
 * @param url that links may lead to
 */
export function fileView({ language, fileType, fileSize }: FileRow, url: string, locale: Locale) {
  return {
    url,
    language,
    /** Its name in the page's language, where the file is in another: `anglais`. */
    otherLanguage: language === locale ? null : languageName(language, locale),
    fileType,
    /** `240 Ko`; `null` where it is unknown. */
    fileSize: fileSize == null ? null : formatFileSize(fileSize, locale),
  };
}

export type FileView = ReturnType<typeof fileView>;

/** `PDF, 240 Ko`. */
export function fileFacts({ fileType, fileSize }: FileView): string {
  return [fileType.toUpperCase(), fileSize].filter(Boolean).join(', ');
}
