import { layoutDataQuery, layoutDataVariables } from '../api/layoutDataQuery';
import { absent } from '../i18n/absent';
import { postQuery } from '../api/postQuery';
import { isRecord, type UnknownRecord } from '../api/unknownRecord';
import { withTimeout } from '../api/withTimeout';
import { parseLocale } from '../i18n/locales';
import type { InvestorProfileCode } from '../profiles/investorProfiles';
import { liveDataFailed, liveDataReceived } from '../store/liveDataSlice';
import { follow, pageStore } from '../store/pageStore';
import type { RootState } from '../store/store';
import { leavingMs } from './departures';
import { invalidateDisclaimer } from './startDisclaimer';
import { whenIdle } from './whenIdle';

/** Asks for the live data (behaviour.md §7.2). Nothing is loaded for an answer that the page shows already. */

/** Minimum duration of the loading state, in ms (behaviour.md §7.2, §9): a shorter one would only flicker. */
export const minimumLoadingMs = 200;

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Elements with figures of one share or fund. */
const live = '[data-live-share], [data-live-fund]';

const listOf = (value: unknown): readonly UnknownRecord[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

/** Owner, an ISIN or the code of a fund, and name (`data-live`) of a slot. */
const slotKey = (...parts: unknown[]) => parts.join(' ');

/** The text of each slot. */
function textsIn(data: unknown): Map<string, unknown> {
  const texts = new Map<string, unknown>();
  const addPrice = (owner: unknown, name: string, price: unknown) => {
    if (!isRecord(price)) return;
    texts.set(slotKey(owner, name), price.displayValue);
    texts.set(slotKey(owner, 'date'), price.formattedDate ?? undefined);
  };
  for (const fund of listOf(isRecord(data) && data.fundCategories).flatMap(({ funds }) => listOf(funds))) {
    addPrice(fund.code, 'aum', fund.aum);
    for (const { isinCode, lastPrice, fetchedData } of listOf(fund.shares)) {
      addPrice(isinCode, 'price', lastPrice);
      for (const { code, displayValue } of listOf(fetchedData))
        texts.set(slotKey(isinCode, code), displayValue ?? absent);
    }
  }
  return texts;
}

/** True if the page shows another figure or date than the answer has, or if the answer is of the wrong form. */
function showsOther(data: unknown): boolean {
  const texts = textsIn(data);
  if (texts.size === 0) return true;
  return Array.from(document.querySelectorAll<HTMLElement>('[data-live]')).some((slot) => {
    const { liveShare, liveFund, liveDate } = slot.closest<HTMLElement>(live)?.dataset ?? {};
    const text = texts.get(slotKey(liveShare ?? liveFund, slot.dataset.live));
    // Dates stand in sentences.
    const shown = slot.dataset.live === 'date' ? liveDate : slot.textContent;
    return text !== undefined && text !== shown;
  });
}

function toggleBusy(isBusy: boolean): void {
  for (const part of document.querySelectorAll(live)) {
    if (isBusy) part.setAttribute('aria-busy', 'true');
    else part.removeAttribute('aria-busy');
  }
}

const isSettled = () => pageStore.getState().liveData.isSettled;

async function load(investorProfile: InvestorProfileCode, signal: AbortSignal): Promise<void> {
  const locale = parseLocale(document.documentElement.lang);
  const query = { query: layoutDataQuery, variables: layoutDataVariables(locale, investorProfile) };
  toggleBusy(true);
  try {
    const minimum = pass(minimumLoadingMs);
    const data = await withTimeout(signal, (inTime) => postQuery(query, inTime));
    await minimum;
    signal.throwIfAborted();
    if (showsOther(data)) {
      const { updateFigures } = await import(/* webpackChunkName: "live-figures" */ './liveFigures');
      updateFigures(data, locale);
    }
    pageStore.dispatch(liveDataReceived(data));
  } catch (error) {
    if (!signal.aborted) await pass(leavingMs);
    // The visitor is leaving, or the network has gone.
    if (signal.aborted || !pageStore.getState().connectivity.isOnline) return;
    console.error(
      isSettled() ? 'The cache could not be reset' : 'The initial data could not be loaded',
      error,
    );
    if (!isSettled()) invalidateDisclaimer();
    pageStore.dispatch(liveDataFailed());
  } finally {
    toggleBusy(false);
  }
}

/** When the page is idle; again with another profile, a network that is back, or from the back/forward cache. */
export function startLiveData(): void {
  let stop = (): void => undefined;
  let asked: InvestorProfileCode | undefined;
  /** Null without a network. */
  const profileOf = ({ preferences, connectivity }: RootState) =>
    connectivity.isOnline ? preferences.investorProfile : null;
  const ask = (investorProfile: InvestorProfileCode | null) => {
    stop();
    if (investorProfile === null) return;
    asked = investorProfile;
    const controller = new AbortController();
    const callOff = whenIdle(() => void load(investorProfile, controller.signal));
    stop = () => {
      callOff();
      controller.abort();
    };
  };
  follow(profileOf, (profile) => {
    if (!isSettled() || profile !== asked) ask(profile);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) ask(profileOf(pageStore.getState()));
  });
  window.addEventListener('pagehide', () => stop());
  window.addEventListener('beforeunload', () => stop());
}
