import { randomUUID } from 'node:crypto';
import { type ContactForm, ContactIntake, type ContactIntakeOptions, ContactRefusal } from './ContactIntake';
import { RequestLimit } from '../../platform/http/RequestLimit';
import { ContactStore } from './store/ContactStore';
import { exampleRequest, recordingLog, temporaryDatabase } from './testing/contactExamples';

const client = { address: '203.0.113.9', origin: 'https://www.meridane.example' };

let database: Awaited<ReturnType<typeof temporaryDatabase>>;
let store: ContactStore;
let log: ReturnType<typeof recordingLog>;
const onRegistered = jest.fn();

beforeEach(async () => {
  database = await temporaryDatabase();
  store = await ContactStore.open({ url: database.url });
  log = recordingLog();
  onRegistered.mockClear();
});

afterEach(async () => {
  store.close();
  await database.remove();
});

function intakeOf(changes: Partial<ContactIntakeOptions> = {}): ContactIntake {
  return new ContactIntake({
    store,
    limit: new RequestLimit(2, 600),
    siteUrl: 'https://www.meridane.example',
    checkCaptcha: undefined,
    onRegistered,
    log,
    ...changes,
  });
}

function form(changes: Partial<ContactForm> = {}): ContactForm {
  return { ...exampleRequest(), consent: true, elapsed: 3_001, ...changes };
}

const registered = { registered: true, problems: [] };

async function keptKeys(): Promise<string[]> {
  return (await store.list()).requests.map(({ request }) => request.requestKey);
}

test('keeps a request before it answers, and tells the mailer', async () => {
  const sent = form({ firstName: ' Camille ' });
  expect(await intakeOf().submit(sent, client)).toEqual(registered);
  expect((await store.list()).requests.map(({ request }) => request)).toEqual([
    exampleRequest({ requestKey: sent.requestKey }),
  ]);
  expect(onRegistered).toHaveBeenCalledTimes(1);
});

test('says what is wrong and keeps nothing', async () => {
  expect(await intakeOf().submit(form({ email: 'x', consent: false }), client)).toEqual({
    registered: false,
    problems: [
      { field: 'email', problem: 'INVALID' },
      { field: 'consent', problem: 'REQUIRED' },
    ],
  });
  expect((await store.list()).requests).toEqual([]);
});

test.each([
  ['fills in what people do not see', { website: 'https://spam.example' }],
  ['is quick', { elapsed: 3_000 }],
  ['has an impossible clock', { elapsed: -1 }],
])('a robot that %s is refused, unless the captcha vouches for it', async (_, changes) => {
  await expect(intakeOf().submit(form(changes), client)).rejects.toMatchObject({ code: 'CAPTCHA_REFUSED' });
  expect((await store.list()).requests).toEqual([]);
  expect(onRegistered).not.toHaveBeenCalled();
  expect(log.lines).toEqual(['info contact request of a robot refused {"sinceStart":1}']);
  expect(await intakeOf({ checkCaptcha: async () => true }).submit(form(changes), client)).toEqual(
    registered,
  );
});

describe('a request that is sent again', () => {
  test('is registered once, as it was first, and counted once', async () => {
    const intake = intakeOf();
    const first = form();
    for (const message of ['first', 'second', 'third', 'fourth']) {
      expect(await intake.submit({ ...first, message }, client)).toEqual(registered);
    }
    expect((await store.list()).requests).toMatchObject([{ request: { message: 'first' } }]);
    expect(onRegistered).toHaveBeenCalledTimes(1);
    expect(await intake.submit(form(), client)).toEqual(registered);
  });

  test('at once has one answer', async () => {
    const checkCaptcha = jest.fn(async () => true);
    const intake = intakeOf({ checkCaptcha });
    const sent = form();
    expect(await Promise.all([intake.submit(sent, client), intake.submit(sent, client)])).toEqual([
      registered,
      registered,
    ]);
    expect(checkCaptcha).toHaveBeenCalledTimes(1);
    expect(await keptKeys()).toEqual([sent.requestKey]);
  });

  test('is not asked for another captcha', async () => {
    const sent = form();
    await intakeOf().submit(sent, client);
    expect(await intakeOf({ checkCaptcha: async () => false }).submit(sent, client)).toEqual(registered);
  });
});

describe('the limit', () => {
  test('says when there may be another request', async () => {
    const intake = intakeOf();
    await intake.submit(form(), client);
    await intake.submit(form(), client);
    await expect(intake.submit(form(), client)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      retryAfter: 600,
    });
    expect(await intake.submit(form(), { ...client, address: '203.0.113.10' })).toEqual(registered);
    expect(await keptKeys()).toHaveLength(3);
  });

  test('does not count invalid or failed requests', async () => {
    const intake = intakeOf();
    for (let count = 0; count < 5; count += 1) await intake.submit(form({ email: 'x' }), client);
    jest.spyOn(store, 'insert').mockRejectedValueOnce(new Error()).mockRejectedValueOnce(new Error());
    for (let count = 0; count < 2; count += 1) await expect(intake.submit(form(), client)).rejects.toThrow();
    expect(await intake.submit(form(), client)).toEqual(registered);
    expect(await intake.submit(form(), client)).toEqual(registered);
  });

  test('counts refusals of the captcha', async () => {
    const checkCaptcha = jest.fn(async () => false);
    const intake = intakeOf({ checkCaptcha });
    const codes: unknown[] = [];
    for (let count = 0; count < 3; count += 1) {
      await intake.submit(form({ requestKey: randomUUID() }), client).catch((error: unknown) => {
        codes.push(error instanceof ContactRefusal ? error.code : error);
      });
    }
    expect(codes).toEqual(['CAPTCHA_REFUSED', 'CAPTCHA_REFUSED', 'TOO_MANY_REQUESTS']);
    expect(checkCaptcha).toHaveBeenCalledTimes(2);
    expect((await store.list()).requests).toEqual([]);
  });
});

test.each(['has', 'insert'] as const)(
  'a database that fails in %s refuses, and the log names nobody',
  async (method) => {
    const failure = Object.assign(new Error('near "camille.durand@example.com"'), { code: 'SQLITE_FULL' });
    jest.spyOn(store, method).mockRejectedValueOnce(failure);
    await expect(intakeOf().submit(form(), client)).rejects.toMatchObject({ code: 'NOT_REGISTERED' });
    expect(log.lines).toEqual([
      'error a contact request could not be registered {"name":"Error","code":"SQLITE_FULL"}',
    ]);
    expect(onRegistered).not.toHaveBeenCalled();
  },
);
