import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions } from 'smtp-server';
import { buffer } from 'node:stream/consumers';

export type ReceivedMail = { raw: string; recipients: readonly string[] };

/** Treatment of a mail: accepted, refused, or the connection breaks in the middle of it. */
export type MailFate = 'taken' | 'refused' | 'dropped';

/** A local mail server that records accepted mails; the password of `site`, where it asks for one, is `right`. */
export class TestMailServer {
  readonly received: ReceivedMail[] = [];
  /** Delivery attempts by Message-ID, accepted or not. */
  readonly attempts = new Map<string, number>();
  /** Called for each mail. */
  fateOf: (attempt: number, messageId: string) => MailFate | Promise<MailFate> = () => 'taken';
  /** Called when a mail has been accepted. */
  onTaken: (messageId: string) => void = () => undefined;

  /** The number of mails that were taken, by connection. */
  readonly mailsOfConnections = new Map<string, number>();

  private readonly sockets = new Set<Socket>();
  private readonly server: SMTPServer;
  private readonly defaults: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onAuth: ({ username, password }, _, callback) => {
      if (username === 'site' && password === 'right') callback(null, { user: username });
      else callback(new Error('Wrong user or password'));
    },
    onData: (stream, session, callback) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      this.mailsOfConnections.set(session.id, (this.mailsOfConnections.get(session.id) ?? 0) + 1);
      this.take(stream, recipients).then(
        () => {
          callback();
        },
        (error: unknown) => {
          callback(error instanceof Error ? error : new Error(String(error)));
        },
      );
    },
  };

  /** @param options those of a server whose certificate is its own, or that asks for a password */
  constructor(options: SMTPServerOptions = {}) {
    this.server = new SMTPServer({ ...this.defaults, ...options });
    // Killed clients reset their connections.
    this.server.on('error', () => undefined);
    this.server.server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
  }

  async listen(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server.server, 'listening');
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.dropConnections();
    await new Promise<void>((resolve) => {
      this.server.close(() => {
        resolve();
      });
    });
  }

  dropConnections(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  private async take(stream: SMTPServerDataStream, recipients: readonly string[]): Promise<void> {
    const raw = (await buffer(stream)).toString('utf8');
    const [, messageId = ''] = /^message-id: *(\S+)/im.exec(raw) ?? [];
    const attempt = (this.attempts.get(messageId) ?? 0) + 1;
    this.attempts.set(messageId, attempt);
    const fate = await this.fateOf(attempt, messageId);
    if (fate === 'dropped') this.dropConnections();
    if (fate !== 'taken') throw Object.assign(new Error('Try again later'), { responseCode: 451 });
    this.received.push({ raw, recipients });
    this.onTaken(messageId);
  }
}
