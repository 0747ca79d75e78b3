import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import PostalMime from 'postal-mime';
import { TestMailServer } from '../testing/TestMailServer';
import { exampleRequest } from '../testing/contactExamples';
import { contactMail, type ContactMail } from './contactMail';
import { type MailSender, smtpSender } from './smtpSender';

const addresses = { to: 'contact@meridane.example', from: 'site@meridane.example' };
const closing: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function senderTo(url: string, times?: Parameters<typeof smtpSender>[1]): MailSender {
  const sender = smtpSender(url, times);
  closing.push(() => {
    sender.close();
  });
  return sender;
}

async function mailServer(options?: ConstructorParameters<typeof TestMailServer>[0], user = '') {
  const server = new TestMailServer(options);
  const url = await server.listen();
  closing.push(() => server.close());
  return { server, sender: senderTo(url.replace('//', `//${user}`)) };
}

function mailOf(changes: Partial<Parameters<typeof exampleRequest>[0]> = {}): ContactMail {
  const request = exampleRequest(changes);
  return contactMail({ id: 1, receivedAt: new Date(0), attempts: 1, deliveredAt: null, request }, addresses);
}

const never = new AbortController().signal;

test('a mail arrives as it was written', async () => {
  const { server, sender } = await mailServer();
  const mail = mailOf({ firstName: 'Žofia', message: 'Très bien.\n.\nFrom here: «€𝄞»\n'.repeat(40).trim() });
  await sender.send(mail, never);
  const [received] = server.received;
  const parsed = await PostalMime.parse(received?.raw ?? '');
  expect(received?.recipients).toEqual([addresses.to]);
  expect(parsed).toMatchObject({
    from: { address: addresses.from },
    to: [{ address: addresses.to }],
    replyTo: [{ name: 'Žofia Durand', address: 'camille.durand@example.com' }],
    subject: 'Demande de contact (français)',
    messageId: mail.messageId,
  });
  expect(parsed.text?.replaceAll('\r\n', '\n').trim()).toBe(mail.text.trim());
  expect(parsed.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
});

/** The field rules reject such values, but the sender must be safe without them. */
test.each([
  ['a name', { firstName: 'Eve\r\nBcc: victim@example.com\r\n\r\nbody' }],
  ['a name with a quote', { lastName: '"\n\nBcc: victim@example.com' }],
  ['an address', { email: 'eve@example.com>\r\nBcc: <victim@example.com' }],
  ['several addresses', { email: 'eve@example.com, victim@example.com' }],
  [
    'a message',
    {
      message: '\r\n.\r\nMAIL FROM:<a@b>\r\nRCPT TO:<victim@example.com>\r\nDATA\r\nBcc: victim@example.com',
    },
  ],
])('%s adds no header and nobody to write to', async (_, changes) => {
  const { server, sender } = await mailServer();
  await sender.send(mailOf(changes), never);
  expect(server.received.map(({ recipients }) => recipients)).toEqual([[addresses.to]]);
  const [mail] = server.received;
  const parsed = await PostalMime.parse(mail?.raw ?? '');
  const [headers = ''] = (mail?.raw ?? '').split('\r\n\r\n');
  expect(headers).not.toMatch(/^bcc:/im);
  expect(parsed.to).toEqual([{ address: addresses.to, name: '' }]);
  expect([parsed.cc ?? [], parsed.bcc ?? []]).toEqual([[], []]);
  expect(headers.split('\r\n').map((line) => /^([\w-]+):|^\s/.test(line))).not.toContain(false);
});

test('a refusal rejects, and the next mail goes through', async () => {
  const { server, sender } = await mailServer();
  const fates = ['refused', 'dropped', 'taken'] as const;
  let sent = 0;
  server.fateOf = () => fates[sent++] ?? 'taken';
  await expect(sender.send(mailOf(), never)).rejects.toMatchObject({ responseCode: 451 });
  await expect(sender.send(mailOf(), never)).rejects.toThrow();
  await sender.send(mailOf(), never);
  expect(server.received).toHaveLength(1);
});

describe('a server that', () => {
  async function rawServer(onConnection: (socket: Socket) => void): Promise<string> {
    const sockets = new Set<Socket>();
    const server: Server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined);
      onConnection(socket);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    closing.push(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  test('does not greet is not waited for', async () => {
    const sender = senderTo(await rawServer(() => undefined), { greetingTimeout: 20 });
    await expect(sender.send(mailOf(), never)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });

  test('falls silent is not waited for', async () => {
    const url = await rawServer((socket) => socket.write('220 hello\r\n'));
    await expect(senderTo(url, { socketTimeout: 20 }).send(mailOf(), never)).rejects.toMatchObject({
      code: 'ETIMEDOUT',
    });
  });

  test('answers without end is left when the signal says so', async () => {
    const limit = new AbortController();
    const url = await rawServer((socket) => {
      socket.write('220-hello\r\n');
      limit.abort();
    });
    await expect(senderTo(url).send(mailOf(), limit.signal)).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('is not there rejects', async () => {
    await expect(senderTo('smtp://127.0.0.1:9').send(mailOf(), never)).rejects.toMatchObject({
      code: 'ESOCKET',
    });
  });
});

test('a password is not sent in the clear to another machine', async () => {
  // 127.0.0.1 under a host name that does not look local.
  const server = new TestMailServer();
  const url = new URL(await server.listen());
  closing.push(() => server.close());
  const sender = senderTo(`smtp://user:hush@[::ffff:127.0.0.1]:${url.port}`);
  await expect(sender.send(mailOf(), never)).rejects.toThrow(/STARTTLS|TLS/);
  expect(server.received).toEqual([]);
});

describe('a mail server of this machine, as Debian installs it,', () => {
  // smtp-server has a certificate that it signed itself, as Exim and Postfix have there.
  const ownCertificate = { disabledCommands: [] };

  test('takes mail over TLS with a certificate of its own', async () => {
    const { server, sender } = await mailServer({ disabledCommands: ['AUTH'] });
    await sender.send(mailOf(), never);
    expect(server.received).toHaveLength(1);
  });

  test('gets no eleventh mail on a connection, which Exim would let wait', async () => {
    const { server, sender } = await mailServer();
    for (let count = 0; count < 11; count += 1) await sender.send(mailOf(), never);
    expect([...server.mailsOfConnections.values()]).toEqual([10, 1]);
  });

  test('is told the name and the password where it offers to sign in', async () => {
    const { server, sender } = await mailServer(ownCertificate, 'site:right@');
    await sender.send(mailOf(), never);
    expect(server.received).toHaveLength(1);
    const wrong = await mailServer(ownCertificate, 'site:wrong@');
    await expect(wrong.sender.send(mailOf(), never)).rejects.toMatchObject({
      code: 'EAUTH',
      responseCode: 535,
    });
  });

  test('is not told them where it does not, and gets no mail', async () => {
    const { server, sender } = await mailServer({ disabledCommands: ['AUTH'] }, 'site:right@');
    await expect(sender.send(mailOf(), never)).rejects.toMatchObject({ originalCode: 'AUTH_NOT_OFFERED' });
    expect(server.received).toEqual([]);
  });
});
