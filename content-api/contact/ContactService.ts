import type { Environment } from '../../platform/environment/readEnvironment';
import { RequestLimit } from '../../platform/http/RequestLimit';
import { createCaptchaCheck } from './captchaCheck';
import { ContactIntake } from './ContactIntake';
import type { Log } from '../../platform/log';
import { ContactMailer } from './delivery/ContactMailer';
import { smtpSender } from './delivery/smtpSender';
import { ContactStore, type RequestCounts } from './store/ContactStore';

/** Window in which one client may send CONTACT_RATE_LIMIT requests. */
const rateLimitSeconds = 10 * 60;

/** Wires the contact form's store, rate limit, captcha and mailer from the environment. */
export class ContactService {
  private mailer: ContactMailer | undefined;
  private closeConnections: (() => void) | undefined;

  private constructor(
    private readonly store: ContactStore,
    private readonly environment: Environment['contact'],
    private readonly siteUrl: string,
  ) {}

  /** @throws Error that names the database and says why it cannot be used */
  static async open(environment: Environment['contact'], siteUrl: string): Promise<ContactService> {
    const { databaseUrl: url, databaseAuthToken: authToken } = environment;
    return new ContactService(await ContactStore.open({ url, authToken }), environment, siteUrl);
  }

  intake(log: Log): ContactIntake {
    const { rateLimit, recaptchaSecretKey: secret } = this.environment;
    const { hostname } = new URL(this.siteUrl);
    return new ContactIntake({
      store: this.store,
      limit: new RequestLimit(rateLimit, rateLimitSeconds),
      siteUrl: this.siteUrl,
      checkCaptcha: secret === undefined ? undefined : createCaptchaCheck({ secret, hostname, log }),
      onRegistered: () => this.mailer?.notify(),
      log,
    });
  }

  /**
   * Delivers pending and new requests. Without a mail server it only logs that they stay in the database.
   * @param owner identifies this process among those that share the database; stable across restarts
   */
  async startDelivery(log: Log, owner: string): Promise<void> {
    const { mail } = this.environment;
    if (!mail) {
      const waiting = await this.store.countWaiting();
      log.warn({ waiting }, 'no SMTP_URL: contact requests stay in the database, see npm run contact');
      return;
    }
    const { send, close } = smtpSender(mail.smtpUrl);
    this.closeConnections = close;
    this.mailer = new ContactMailer({ store: this.store, send, addresses: mail, owner, log });
    await this.mailer.start();
  }

  /** Requests are still accepted; their mails wait for the next start. */
  async stopDelivery(): Promise<void> {
    await this.mailer?.stop();
    this.closeConnections?.();
  }

  count(): Promise<RequestCounts> {
    return this.store.countByDelivery();
  }

  close(): void {
    this.store.close();
  }
}
