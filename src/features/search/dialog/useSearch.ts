import { useEffect, useState } from 'react';
import type { Locale } from '../../../i18n/locales';
import { useAppSelector } from '../../../store/hooks';
import { selectInvestorProfile } from '../../../store/preferences/preferencesSlice';
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

type Answer = { subject: string; audience: string; terms: readonly string[]; found: Found | null };

/**
 * Searches as the visitor types, in the page's language and for their profile. A new request aborts the one
 * before.
 */
export function useSearch(query: string, locale: Locale): Search {
  const profile = useAppSelector(selectInvestorProfile);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const searched = queryTerms(query).join(' ');
  const audience = `${locale} ${profile}`;
  const subject = [audience, attempt, searched].join(' ');

  useEffect(() => {
    if (searched === '') return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const terms = searched.split(' ');
    const search = async () => {
      try {
        const found = await fetchFound({ terms, locale, profile }, signal);
        setAnswer({ subject, audience, terms, found });
      } catch (error) {
        if (signal.aborted) return;
        console.error('The search failed:', error);
        setAnswer({ subject, audience, terms, found: null });
      }
    };
    const timer = setTimeout(() => void search(), typingDelayMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [searched, locale, profile, audience, subject]);

  const retry = () => setAttempt((count) => count + 1);
  if (searched === '') return { state: 'idle', terms: [], found: null, retry };
  if (answer?.subject !== subject) {
    const before = answer?.audience === audience ? answer : null;
    return { state: 'searching', terms: before?.terms ?? [], found: before?.found ?? null, retry };
  }
  return { state: answer.found ? 'found' : 'failed', terms: answer.terms, found: answer.found, retry };
}
