import { TestMailServer } from '../testing/TestMailServer';
import { tryMail } from './tryMail';

const trial = { isSent: false, timeLimitMs: 5_000 };

let server: TestMailServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function mailOf(user: string) {
  // Its certificate is its own; it offers to sign in.
  server = new TestMailServer({ disabledCommands: [] });
  const smtpUrl = (await server.listen()).replace('//', `//${user}`);
  return { smtpUrl, to: 'contact@meridane.example', from: 'site@meridane.example' };
}

test('connection and sign-in are tried, and no message is sent', async () => {
  const mail = await mailOf('site:right@');
  expect(await tryMail(mail, trial)).toMatch(
    /^The mail server 127\.0\.0\.1:\d+ answers, and takes user and password; no message was sent to it\.$/,
  );
  expect(await tryMail({ ...mail, smtpUrl: mail.smtpUrl.replace('site:right@', '') }, trial)).toMatch(
    /:\d+ answers; no message/,
  );
  expect(server?.received).toEqual([]);
});

test('a message is sent where it is asked for', async () => {
  expect(await tryMail(await mailOf('site:right@'), { ...trial, isSent: true })).toContain('took a message');
  expect(server?.received).toMatchObject([{ recipients: ['contact@meridane.example'] }]);
});

test('a wrong password is named, and not repeated', async () => {
  const tried = tryMail(await mailOf('site:hush-hush@'), trial);
  await expect(tried).rejects.toThrow(
    /did not take a sign-in: it refuses user or password \(answer 535\): correct them in SMTP_URL/,
  );
  await expect(tried).rejects.not.toThrow('hush');
});
