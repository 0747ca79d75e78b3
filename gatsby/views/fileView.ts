import type { FileView } from '../../src/components/ui/fileFacts';
import { formatFileSize, languageName } from '../../src/i18n/formatters';
import type { Locale } from '../../src/i18n/locales';

type FileRow = { url: string; language: string; fileType: string; fileSize?: number | null };

/** @param url that links may lead to */
export function fileView({ language, fileType, fileSize }: FileRow, url: string, locale: Locale): FileView {
  return {
    url,
    language,
    otherLanguage: language === locale ? null : languageName(language, locale),
    fileType,
    fileSize: fileSize == null ? null : formatFileSize(fileSize, locale),
  };
}
