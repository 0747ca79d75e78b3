import type { DocumentLocale } from './fundDocumentInput';
import type { DocumentLabels } from './labels/documentLabels';
import { en } from './labels/en';
import { fr } from './labels/fr';
import { it } from './labels/it';

export type { DocumentLabels } from './labels/documentLabels';

export const documentLabels: Record<DocumentLocale, DocumentLabels> = { fr, en, it };
