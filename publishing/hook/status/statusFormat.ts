import Negotiator from 'negotiator';

export type StatusFormat = 'json' | 'events' | 'html';

const formats: Readonly<Record<string, StatusFormat>> = {
  'application/json': 'json',
  'text/html': 'html',
  'text/event-stream': 'events',
};

/** What an `Accept` header asks for; JSON where it leaves the choice, or wants none of them. */
export function statusFormat(accept: string | undefined): StatusFormat {
  const type = new Negotiator({ headers: { accept } }).mediaType(Object.keys(formats));
  return formats[type ?? ''] ?? 'json';
}
