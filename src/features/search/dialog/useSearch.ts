import { useState } from 'react';
import { useAnswer } from '../../../api/useAnswer';
import type { Locale } from '../../../i18n/locales';
import { useInvestorProfile } from '../../../store/useInvestorProfile';
import { fetchFound, type Found } from './fetchFound';
import { queryTerms } from './searchTerms';

export const typingDelayMs = 150;

/** `found` belongs to `terms`: previous results stay on screen while new ones load. */
export type Search = {
  state: 'idle' | 'searching' | 'found' | 'failed';
  terms: readonly string[];
  found: Found | null;
  retry: () => void;
};

/** Searches as the visitor types, in the page's language and for their profile. */
export function useSearch(query: string, locale: Locale): Search {
  const profile = useInvestorProfile();
  const [attempt, setAttempt] = useState(0);
  const terms = queryTerms(query);
  const audience = `${locale} ${profile}`;
  const { answer, isLoading } = useAnswer(
    terms.length > 0 ? [audience, attempt, ...terms].join(' ') : null,
    async (signal) => {
      await new Promise((resolve) => setTimeout(resolve, typingDelayMs));
      return { audience, terms, found: await fetchFound({ terms, locale, profile }, signal) };
    },
    'The search failed:',
  );
  const retry = () => setAttempt(attempt + 1);
  if (terms.length === 0) return { state: 'idle', terms, found: null, retry };
  const shown = answer?.audience === audience ? answer : null;
  const state = isLoading ? 'searching' : shown ? 'found' : 'failed';
  return { state, terms: shown?.terms ?? [], found: shown?.found ?? null, retry };
}
