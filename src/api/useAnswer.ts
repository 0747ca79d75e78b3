import { useEffect, useState } from 'react';

/**
 * Asks when the key changes, which stands for what is asked; `null` asks nothing. The last answer stays until the next.
 * @param failure logged with the error
 */
export function useAnswer<Answer>(
  key: string | null,
  ask: (signal: AbortSignal) => Promise<Answer>,
  failure: string,
): { answer: Answer | null; isLoading: boolean; failed: boolean } {
  const [outcome, setOutcome] = useState<{ key: string; answer: Answer | null } | null>(null);
  useEffect(() => {
    if (key === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (answer: Answer | null) => {
      if (!signal.aborted) setOutcome({ key, answer });
    };
    ask(signal).then(settle, (error: unknown) => {
      if (!signal.aborted) console.error(failure, error);
      settle(null);
    });
    return () => controller.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key stands for what is asked
  }, [key]);
  const answer = outcome?.answer ?? null;
  const isLoading = key !== null && outcome?.key !== key;
  return { answer, isLoading, failed: outcome?.key === key && answer === null };
}
