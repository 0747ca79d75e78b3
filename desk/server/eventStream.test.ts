import * as v from 'valibot';
import { problemSchema, type Publish } from '../api';
import { maxStreams } from './publishRoutes';
import { sessionMs } from './sessions';
import { hostile, publish, useDesk } from './testing/startDesk';

const theDesk = useDesk();

describe('/api/publishes/latest/events', () => {
  async function listen(options = {}) {
    const started = await theDesk().startFor('editor', options);
    await started.app.listen({ port: 0, host: '127.0.0.1' });
    return started;
  }

  /** Reads a stream as it arrives. */
  async function follow({ app, cookie }: Awaited<ReturnType<typeof listen>>) {
    const leaving = new AbortController();
    const url = `${app.listeningOrigin}/api/publishes/latest/events`;
    const response = await fetch(url, { headers: { cookie }, signal: leaving.signal });
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    /** All that has come until this part, or until the end. */
    const until = async (part?: string) => {
      while (part === undefined || !text.includes(part)) {
        const { done, value = '' } = await reader.read();
        if (done) break;
        text += value;
      }
      return text;
    };
    return { response, until, leave: () => leaving.abort() };
  }

  const eventOf = (state: Publish) => `event: publish\ndata: ${JSON.stringify(state)}\n\n`;

  it('tells the newest publish and each change of it, until the server stops', async () => {
    const started = await listen();
    started.publishing.newest = publish;
    const { response, until } = await follow(started);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await until('queued')).toBe(`retry: 3000\n\n${eventOf(publish)}`);
    const running: Publish = { ...publish, state: 'running', note: hostile };
    started.publishing.send(running);
    // JSON escapes line ends, so that nothing in a note is a field of its own.
    expect(await until('running')).toBe(`retry: 3000\n\n${eventOf(publish)}${eventOf(running)}`);
    const closing = started.app.close();
    await until();
    await closing;
    expect(started.publishing.openStreams).toBe(0);
  });

  it('sends a comment when there is nothing to tell', async () => {
    const { until } = await follow(await listen({ pauseMs: 1 }));
    expect(await until('still there')).toContain('retry: 3000\n\n: still there\n\n');
  });

  it('ends when the session expires, and tells nothing more', async () => {
    const started = await listen();
    started.publishing.newest = publish;
    const { until } = await follow(started);
    await until('queued');
    theDesk().pass(sessionMs);
    started.publishing.send({ ...publish, state: 'failed' });
    expect(await until()).toBe(`retry: 3000\n\n${eventOf(publish)}`);
  });

  it('ends when the account is removed, also while nothing happens', async () => {
    const started = await listen({ pauseMs: 1 });
    const { until } = await follow(started);
    await until('still there');
    await theDesk().accounts.remove('camille');
    await until();
    expect(started.publishing.openStreams).toBe(0);
  });

  it('breaks off when what it tells of fails, and the server goes on', async () => {
    const started = await listen();
    started.publishing.events = async function* () {
      yield publish;
      throw new Error('no disk');
    };
    const { until } = await follow(started);
    await expect(until()).rejects.toThrow('terminated');
    started.publishing.events = async function* () {
      yield publish;
    };
    expect(await (await follow(started)).until()).toBe(`retry: 3000\n\n${eventOf(publish)}`);
  });

  it('is open twenty times at most, and again when somebody leaves', async () => {
    const started = await listen({ pauseMs: 1 });
    const streams = await Promise.all(Array.from({ length: maxStreams }, () => follow(started)));
    await Promise.all(streams.map(({ until }) => until('retry')));
    const refused = await follow(started);
    expect(refused.response.status).toBe(429);
    expect(v.parse(problemSchema, JSON.parse(await refused.until())).code).toBe('too-many-requests');
    streams[0]!.leave();
    let next = await follow(started);
    while (next.response.status !== 200) next = await follow(started);
    expect(await next.until('retry')).toContain('retry: 3000');
  });
});
