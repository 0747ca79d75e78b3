import type { ContentLocale } from '../parsing/content';
import { en, type DocumentLabels } from './labels/en';
import { fr } from './labels/fr';
import { it } from './labels/it';

export type { DocumentLabels };

export const documentLabels: Record<ContentLocale, DocumentLabels> = { fr, en, it };
