import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { password } from './keyboard';

export interface Write {
  method: 'POST' | 'DELETE';
  url: string;
  body: object;
}

export interface Attack {
  reads: readonly string[];
  writes: readonly Write[];
}

/** An answer that a page could read, with the way in which it asked. */
export interface Finding {
  how: string;
  url: string;
  got: string;
}

/** An empty page of somebody else, at every name of this machine. */
export async function serveForeignPage(): Promise<{ port: number; server: Server }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Elsewhere</title>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, server };
}

/** Runs in the page: tries all that a page can do to another origin without being let in. */
async function attackFromPage({ reads, writes }: Attack): Promise<Finding[]> {
  const found: Finding[] = [];
  const find = (how: string, url: string, got: string) => void found.push({ how, url, got });

  /** Settles once the element or the stream has loaded, which tells something, or has failed. */
  const loads = (how: string, url: string, target: EventTarget, event = 'load') =>
    new Promise<void>((settle) => {
      target.addEventListener(event, () => {
        find(how, url, event);
        settle();
      });
      target.addEventListener('error', () => settle());
    });
  const element = async <Name extends 'img' | 'script' | 'link'>(
    how: Name,
    url: string,
    attributes: Partial<HTMLElementTagNameMap[Name]>,
  ) => {
    const node = Object.assign(document.createElement(how), attributes);
    const loaded = loads(how, url, node);
    document.body.append(node);
    await loaded;
    node.remove();
  };
  const asked = async (how: string, url: string, options: RequestInit) => {
    try {
      const answer = await fetch(url, { credentials: 'include', ...options });
      // An opaque answer tells the page nothing.
      if (answer.type !== 'opaque') find(how, url, `${answer.status} ${await answer.text()}`);
    } catch {
      // The browser keeps the answer from the page, or has not asked.
    }
  };
  const form = async (url: string, enctype: string, fields: Readonly<Record<string, string>>) => {
    const frame = Object.assign(document.createElement('iframe'), { name: 'answer' });
    document.body.append(frame);
    const sender = document.createElement('form');
    Object.assign(sender, { method: 'post', action: url, enctype, target: frame.name });
    for (const [name, value] of Object.entries(fields)) {
      sender.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
    }
    document.body.append(sender);
    const answered = new Promise((settle) => frame.addEventListener('load', settle));
    sender.submit();
    await answered;
    sender.remove();
    frame.remove();
  };

  // One after the other: a browser opens six connections to a host.
  for (const url of reads) {
    await asked('fetch', url, {});
    await asked('fetch without CORS', url, { mode: 'no-cors' });
    await asked('fetch of a revision', url, { headers: { 'content-revision': 'main' } });
    await element('img', url, { src: url });
    await element('script', url, { src: url });
    await element('link', url, { rel: 'stylesheet', href: url });
    const stream = new EventSource(url, { withCredentials: true });
    await loads('EventSource', url, stream, 'open');
    stream.close();
  }
  for (const { method, url, body } of writes) {
    const json = JSON.stringify(body);
    await asked('JSON', url, { method, body: json, headers: { 'content-type': 'application/json' } });
    if (method !== 'POST') continue;
    for (const type of ['text/plain', 'application/x-www-form-urlencoded'])
      await asked(type, url, { method, body: json, mode: 'no-cors', headers: { 'content-type': type } });
    // This request has no content type.
    await asked('bytes', url, { method, body: new TextEncoder().encode(json), mode: 'no-cors' });
    navigator.sendBeacon(url, new Blob([json], { type: 'application/json' }));
    const fields = Object.fromEntries(
      Object.entries(body).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    );
    await form(url, 'application/x-www-form-urlencoded', fields);
    await form(url, 'multipart/form-data', fields);
    // Sent as `name=value`, this is the JSON with one more field.
    await form(url, 'text/plain', { [`${json.slice(0, -1)}${json === '{}' ? '' : ','}"more":"`]: '"}' });
  }
  return found;
}

/** @returns what the page was told */
export function attack(page: Page, what: Attack): Promise<Finding[]> {
  return page.evaluate(attackFromPage, what);
}

const contactRequest = {
  query:
    'mutation Contact($input: ContactRequestInput!) { submitContactRequest(input: $input) { __typename } }',
  variables: {
    input: {
      requestKey: '3f0e7a52-94e4-4a53-9d5c-0a2f6a0f1b11',
      locale: 'fr',
      investorProfile: 'RETAIL',
      firstName: 'Foreign',
      lastName: 'Page',
      email: 'foreign@attacker.example',
      message: 'Sent by a page of somebody else',
      consent: true,
      elapsed: 60_000,
    },
  },
};

/**
 * Lists the requests that would tell what is not public, or write, at an origin of ours. Each server is also asked for what the others answer.
 * @param draft name of a draft
 * @param revision newest commit
 */
export const attackOf =
  (draft: string, revision: string) =>
  (origin: string): Attack => {
    const file = 'path=pages/contact/fr.yaml';
    const reads = [
      '/health',
      '/graphql?query={__typename}',
      '/_revisions/latest',
      `/_revisions/${revision}/file?${file}`,
      '/_drafts',
      `/_drafts/${draft}`,
      ...['session', 'changes', 'drafts', `drafts/${draft}`, 'history', 'publishes/latest', 'accounts'].map(
        (path) => `/api/${path}`,
      ),
      `/api/drafts/${draft}/files?${file}`,
      `/api/pictures/${revision}?path=team/portraits/anais-kerguelin.png`,
      `/api/site/${revision}/RETAIL/fr`,
    ];
    const draftPath = `/api/drafts/${draft}`;
    const save = { files: [{ path: 'company/note.yaml', base: null, content: 'a: b' }] };
    const posts: [string, object][] = [
      ['/graphql', contactRequest],
      ['/_content/fr', contactRequest],
      ['/_drafts', { title: 'Foreign', owner: 'Foreign' }],
      [`/_drafts/${draft}/save`, save],
      [`/_drafts/${draft}/merge`, {}],
      ['/hooks/publish', {}],
      ['/api/drafts', { title: 'Foreign' }],
      [`${draftPath}/save`, save],
      [`${draftPath}/review`, { note: '', commit: revision }],
      [`${draftPath}/merge`, { commit: revision }],
      ['/api/publishes', { revision, note: 'Foreign' }],
      ['/api/schedules', { revision, note: 'Foreign', at: '2099-01-01T09:00:00.000Z' }],
      ['/api/preview/links', {}],
      ['/api/lift', { note: 'Foreign' }],
      ['/api/session', { name: 'emil', password }],
    ];
    return {
      reads: reads.map((path) => origin + path),
      writes: [
        ...posts.map(([path, body]) => ({ method: 'POST' as const, url: origin + path, body })),
        ...[draftPath, '/api/session'].map((path) => ({
          method: 'DELETE' as const,
          url: origin + path,
          body: {},
        })),
      ],
    };
  };
