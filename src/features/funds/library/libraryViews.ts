import type { ActivatedToolView, CodedText, DocumentView, Visibility } from '../fundViews';

export type LibraryDocumentView = DocumentView & {
  /** Of its files, the shown one first. */
  languages: CodedText[];
  /** Of the document and its earlier editions, latest first. */
  years: string[];
};

/** The documents of a fund as a whole, of the company, or of a share. */
export type LibraryPartView = Visibility & {
  share: { name: string; currency: string; isin: string } | null;
  documents: LibraryDocumentView[];
};

/** A fund, or the company. */
export type LibraryGroupView = Visibility & {
  code: string;
  title: string;
  /** Page of the fund. */
  path: string | null;
  activatedTools: ActivatedToolView[];
  parts: LibraryPartView[];
};
