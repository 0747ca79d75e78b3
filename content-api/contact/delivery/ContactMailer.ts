import type { Log } from '../../../platform/log';
import { errorDetails } from '../errorDetails';
import type { ContactStore } from '../store/ContactStore';
import type { StoredRequest, UnreadableRequest } from '../store/readRequests';
import { contactMail } from './contactMail';
import { mailProblem } from './mailProblem';
import { maxConcurrentMails, type SendMail } from './smtpSender';

const firstMs = 30_000;
const longestMs = 60 * 60_000;

/** Exponential backoff after failed attempts: 30 s, doubled each time, one hour at most. */
export function retryDelayMs(attempts: number): number {
  return Math.min(longestMs, firstMs * 2 ** Math.max(0, attempts - 1));
}

interface ContactMailerOptions {
  store: ContactStore;
  send: SendMail;
  /** Mailbox of the company, and the sender of the mails. */
  addresses: { to: string; from: string };
  /** Identifies this process among those that share the database; stable across restarts. */
  owner: string;
  log: Log;
  now?: () => number;
}

/** Time limit for one mail. */
export const mailTimeoutMs = 2 * 60_000;
/** After this another process may take over: the owner has probably crashed. Longer than a mail takes, clock skew included. */
const leaseMs = 5 * 60_000;
/** Poll the database at least this often: other processes write to it, and it may have failed. */
const databasePollMs = 30_000;
/** Time limit for mails in flight at shutdown; the rest is sent after the next start. */
const shutdownTimeoutMs = 10_000;

/**
 * Delivers requests to the company at least once, across crashes and restarts. A mail may arrive twice when the process
 * or the database fails after the mail server accepted it; both copies have the same Message-ID.
 */
export class ContactMailer {
  private readonly inFlight = new Set<Promise<void>>();
  private readonly stopping = new AbortController();
  private isStarted = false;
  private isStopped = false;
  private mayHaveMore = false;
  private polling: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: ContactMailerOptions) {}

  /** Starts with what earlier runs left behind. */
  async start(): Promise<void> {
    await this.options.store.requeueUndelivered(this.now(), this.options.owner);
    this.isStarted = true;
    this.notify();
  }

  /** There may be something to send. */
  notify(): void {
    this.mayHaveMore = true;
    if (!this.isStarted || this.polling) return;
    this.polling = this.poll().finally(() => {
      this.polling = undefined;
      // notify() was called, or a mail finished, during the poll.
      if (this.mayHaveMore && this.hasRoom()) this.notify();
    });
  }

  /** Waits for the mails in flight, up to `shutdownTimeoutMs`, and starts no others. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    const limit = setTimeout(() => {
      this.stopping.abort();
    }, shutdownTimeoutMs);
    await this.polling;
    await Promise.all(this.inFlight);
    clearTimeout(limit);
  }

  /** Starts deliveries while there is room, then schedules the next poll. Never rejects. */
  private async poll(): Promise<void> {
    try {
      while (this.hasRoom() && this.mayHaveMore) await this.leaseAndDeliver();
      if (this.hasRoom()) await this.scheduleNextPoll();
    } catch (error) {
      this.options.log.error(errorDetails(error), 'contact requests cannot be read from their database');
      this.notifyAfter(databasePollMs);
    }
  }

  private hasRoom(): boolean {
    return !this.isStopped && this.inFlight.size < maxConcurrentMails;
  }

  /** Leases only as many mails as can be sent at once, so that none waits under its lease. */
  private async leaseAndDeliver(): Promise<void> {
    const { store, owner } = this.options;
    const room = maxConcurrentMails - this.inFlight.size;
    const now = this.now();
    this.mayHaveMore = false;
    const { requests, unreadable } = await store.leaseDue(now, { owner, until: now + leaseMs }, room);
    this.mayHaveMore ||= requests.length + unreadable.length === room;
    requests.forEach((request) => this.begin(request));
    for (const request of unreadable) await this.setAside(request);
  }

  private begin(request: StoredRequest): void {
    const delivery = this.deliver(request).finally(() => {
      this.inFlight.delete(delivery);
      this.notify();
    });
    this.inFlight.add(delivery);
  }

  private async setAside({ id, columns }: UnreadableRequest): Promise<void> {
    const { store, owner, log } = this.options;
    log.error(
      { id, columns },
      'a contact request cannot be read: it is kept, and looked at after the next start',
    );
    await store.setAside(id, owner);
  }

  private async scheduleNextPoll(): Promise<void> {
    const next = (await this.options.store.nextAttemptAt()) ?? Infinity;
    this.notifyAfter(Math.min(databasePollMs, Math.max(0, next - this.now())));
  }

  private notifyAfter(milliseconds: number): void {
    clearTimeout(this.timer);
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      this.notify();
    }, milliseconds);
  }

  /** Never rejects. */
  private async deliver(stored: StoredRequest): Promise<void> {
    const { store, owner, log } = this.options;
    const { id, attempts } = stored;
    try {
      const isSent = await this.send(stored);
      const now = this.now();
      await (isSent ? store.setDelivered(id, now) : store.postpone(id, owner, now + retryDelayMs(attempts)));
    } catch (error) {
      // Its lease expires, and it is sent again.
      log.error(
        { ...errorDetails(error), id },
        'what became of the mail of a contact request cannot be kept',
      );
    }
  }

  private async send(stored: StoredRequest): Promise<boolean> {
    const { send, addresses, log } = this.options;
    const { id, attempts } = stored;
    const limit = AbortSignal.timeout(mailTimeoutMs);
    try {
      await send(contactMail(stored, addresses), AbortSignal.any([limit, this.stopping.signal]));
      log.info({ id, attempts }, 'contact request sent to the company');
      return true;
    } catch (error) {
      const retrySeconds = retryDelayMs(attempts) / 1000;
      log.error(
        // Logging it also keeps `limit` alive: AbortSignal.any holds its sources weakly.
        { ...errorDetails(error), id, attempts, retrySeconds, tooSlow: limit.aborted },
        `the mail server did not take the mail of a contact request: ${mailProblem(error)}`,
      );
      return false;
    }
  }

  private now(): number {
    return (this.options.now ?? Date.now)();
  }
}
