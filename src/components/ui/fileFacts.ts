/** Facts about a file, shown before somebody opens it. */
export type FileView = {
  url: string;
  language: string;
  /** Its name in the page's language, where the file is in another: `anglais`. */
  otherLanguage: string | null;
  fileType: string;
  /** `240 Ko`; `null` where it is unknown. */
  fileSize: string | null;
};

/** `PDF, 240 Ko`. */
export function fileFacts({ fileType, fileSize }: FileView): string {
  return [fileType.toUpperCase(), fileSize].filter(Boolean).join(', ');
}
