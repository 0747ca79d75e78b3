import { stringify } from 'csv-stringify/sync';
import { spreadsheetText } from '../../documents/spreadsheetText';
import type { StoredRequest } from '../store/readRequests';

/** A request as an export shows it, in the order of its columns. */
function exported({ id, receivedAt, deliveredAt, request }: StoredRequest) {
  return {
    id,
    receivedAt: receivedAt.toISOString(),
    deliveredAt: deliveredAt?.toISOString() ?? null,
    ...request,
  };
}

export function requestsAsJson(requests: readonly StoredRequest[]): string {
  return `${JSON.stringify(requests.map(exported), null, 2)}\n`;
}

const csvColumns = [
  ...['id', 'receivedAt', 'deliveredAt', 'requestKey', 'locale', 'investorProfile'],
  ...['firstName', 'lastName', 'email', 'company', 'phone', 'message'],
];

/** RFC 4180 with a byte order mark, as spreadsheets read it; what visitors wrote is never a formula. */
export function requestsAsCsv(requests: readonly StoredRequest[]): string {
  const rows = requests.map((stored) => {
    const fields: Readonly<Record<string, string | number | null>> = exported(stored);
    return csvColumns.map((name) => spreadsheetText(String(fields[name] ?? '')));
  });
  return stringify([csvColumns, ...rows], { bom: true, record_delimiter: 'windows' });
}

/** One line a request, without what visitors wrote. */
export function requestsAsList(requests: readonly StoredRequest[]): string {
  const lines = requests.map(({ id, receivedAt, deliveredAt, attempts, request }) => {
    const tried = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
    const delivery = deliveredAt ? `delivered ${deliveredAt.toISOString()}` : `waiting, ${tried}`;
    return `${String(id).padStart(6)}  ${receivedAt.toISOString()}  ${request.locale}  ${delivery}\n`;
  });
  const waiting = requests.filter(({ deliveredAt }) => deliveredAt === null).length;
  return `${lines.join('')}${requests.length} requests, ${waiting} waiting for their mail\n`;
}
