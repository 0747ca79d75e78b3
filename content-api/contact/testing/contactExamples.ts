import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Log } from '../../../platform/log';
import type { ContactRequest } from '../contactFields';

export function exampleRequest(changes: Partial<ContactRequest> = {}): ContactRequest {
  return {
    requestKey: randomUUID(),
    locale: 'fr',
    investorProfile: 'RETAIL',
    firstName: 'Camille',
    lastName: 'Durand',
    email: 'camille.durand@example.com',
    company: 'Durand & Filles',
    phone: '+33 1 23 45 67 89',
    message: 'Bonjour,\nje souhaite être rappelée.',
    ...changes,
  };
}

/** URL of a database that does not exist yet, and a function that removes it. */
export async function temporaryDatabase(): Promise<{
  url: string;
  file: string;
  remove: () => Promise<void>;
}> {
  const folder = await mkdtemp(path.join(tmpdir(), 'contact-'));
  const file = path.join(folder, 'contact.db');
  return { url: `file:${file}`, file, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** A logger that records its lines. */
export function recordingLog(): Log & { lines: string[] } {
  const lines: string[] = [];
  const remember = (level: string) => (details: object, text: string) => {
    lines.push(`${level} ${text} ${JSON.stringify(details)}`);
  };
  return { lines, info: remember('info'), warn: remember('warn'), error: remember('error') };
}
