import type { ContentLocale } from '../parsing/content';
import { type DocumentLabels, en } from './labels/en';
import { fr } from './labels/fr';
import { it } from './labels/it';

export const documentLabels: Record<ContentLocale, DocumentLabels> = { fr, en, it };
