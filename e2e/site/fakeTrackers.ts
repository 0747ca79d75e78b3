import type { BrowserContext, Route } from '@playwright/test';

function leaves(address: string, origin: string): boolean {
  const { protocol, origin: requested } = new URL(address);
  return /^(?:https?|wss?):$/.test(protocol) && requested !== origin;
}

/** External addresses requested by any page of this context from now on. */
export function collectOutsideRequests(context: BrowserContext, origin: string): string[] {
  const addresses: string[] = [];
  context.on('request', (request) => {
    if (leaves(request.url(), origin)) addresses.push(request.url());
  });
  return addresses;
}

/** Answers in place of every other site. */
export async function answerOutside(
  context: BrowserContext,
  origin: string,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await context.route((url) => leaves(url.href, origin), answer);
}

/** Fakes Matomo's script: empties the queue, sets its cookie, sends page views. Runs in the browser, self-contained. */
function fakeMatomo(): void {
  const told = new Map<string, string>();
  const run = ([method, value]: readonly unknown[]) => {
    told.set(String(method), String(value));
    if (method !== 'trackPageView') return;
    const view = new URLSearchParams({
      url: told.get('setCustomUrl') ?? '',
      action_name: told.get('setDocumentTitle') ?? '',
    });
    void fetch(`${told.get('setTrackerUrl')}?${view}`, { mode: 'no-cors', keepalive: true });
  };
  document.cookie = '_pk_id.7.x=1; path=/; max-age=9999';
  const queued: unknown = Reflect.get(window, '_paq');
  Reflect.set(window, '_paq', { push: run });
  if (Array.isArray(queued)) queued.forEach(run);
}

/** Fakes Google's script. Runs in the browser, self-contained. */
function fakeGtag(): void {
  const run = (command: unknown) => {
    const [method, name, details] = Array.from(command as ArrayLike<unknown>);
    if (method !== 'event' || name !== 'page_view') return;
    const { page_location: url = '', page_title: title = '' } = details as Record<string, string>;
    const view = new URLSearchParams({ dl: url, dt: title });
    void fetch(`https://www.google-analytics.com/g/collect?${view}`, { mode: 'no-cors', keepalive: true });
  };
  document.cookie = '_ga=1; path=/; max-age=9999';
  document.cookie = '_ga_MERIDANE1=1; path=/; max-age=9999';
  const queued: unknown = Reflect.get(window, 'dataLayer');
  Reflect.set(window, 'dataLayer', { push: run });
  if (Array.isArray(queued)) queued.forEach(run);
}

export type RecordedView = { tracker: 'matomo' | 'google'; url: string; title: string };

type TrackerRecord = {
  /** Addresses of the tracker scripts requested. */
  scripts: string[];
  views: RecordedView[];
};

/** Answers for the trackers' hosts and records what they receive. Other external requests get an empty answer. */
export async function fakeTrackers(context: BrowserContext, origin: string): Promise<TrackerRecord> {
  const record: TrackerRecord = { scripts: [], views: [] };
  await answerOutside(context, origin, async (route) => {
    const url = new URL(route.request().url());
    const told = (name: string) => url.searchParams.get(name) ?? '';
    const fake = { '/matomo.js': fakeMatomo, '/gtag/js': fakeGtag }[url.pathname];
    if (fake) {
      record.scripts.push(url.href);
      return route.fulfill({ contentType: 'text/javascript', body: `(${fake.toString()})()` });
    }
    if (url.pathname === '/matomo.php') {
      record.views.push({ tracker: 'matomo', url: told('url'), title: told('action_name') });
    }
    if (url.pathname === '/g/collect') {
      record.views.push({ tracker: 'google', url: told('dl'), title: told('dt') });
    }
    return route.fulfill({ status: 204 });
  });
  return record;
}
