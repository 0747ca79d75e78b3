import { parseWeightedList } from '../../../platform/http/parseWeightedList';

export type StatusFormat = 'json' | 'events' | 'html';

const formats: readonly { format: StatusFormat; type: string; family: string }[] = [
  { format: 'json', type: 'application/json', family: 'application/*' },
  { format: 'html', type: 'text/html', family: 'text/*' },
  { format: 'events', type: 'text/event-stream', family: 'text/*' },
];

/** What an `Accept` header asks for; JSON where it leaves the choice, or wants none of them. */
export function statusFormat(accept: string | undefined): StatusFormat {
  const wanted = parseWeightedList(accept);
  const weightOf = (...values: string[]) => {
    const found = values.map((name) => wanted.find(({ value }) => value === name));
    return found.find((item) => item !== undefined)?.weight ?? 0;
  };
  const best = { format: 'json' as StatusFormat, weight: 0 };
  for (const { format, type, family } of formats) {
    const weight = weightOf(type, family, '*/*');
    if (weight > best.weight) Object.assign(best, { format, weight });
  }
  return best.format;
}
