import { type ContactLog, errorDetails } from '../contactLog';
import type { ContactStore } from '../store/ContactStore';
import type { StoredRequest, UnreadableRequest } from '../store/readRequests';
import { contactMail } from './contactMail';
import { mostMailsAtOnce, type SendMail } from './smtpSender';

const firstMs = 30_000;
const longestMs = 60 * 60_000;

/** How long to wait after a number of attempts that failed: 30 s, then twice as long each time, an hour at most. */
export function retryDelayMs(attempts: number): number {
  return Math.min(longestMs, firstMs * 2 ** Math.max(0, attempts - 1));
}

interface ContactMailerOptions {
  store: ContactStore;
  send: SendMail;
  /** Mailbox of the company, and the sender of the mails. */
  addresses: { to: string; from: string };
  /** Names this program among those that use the database, also after it was started again. */
  owner: string;
  log: ContactLog;
  now?: () => number;
}

/** For one mail, whatever the server does meanwhile. */
const mailLimitMs = 2 * 60_000;
/** Taken from the database at once, to be sent one after the other. */
const batchSize = 5 * mostMailsAtOnce;
/** What has not been heard of for so long was left by a program that ended, and may be taken by another. */
const leaseMs = 5 * 60_000;
/** Must be left of the lease when a mail is begun: the mail's own time, and by how much clocks of machines may differ. */
const leaseOfMailMs = mailLimitMs + 60_000;
/** How often the database is asked at least: others may write to it, and it may have failed. */
const databasePollMs = 30_000;
/** For what is under way when the program stops; it is sent again after the next start otherwise. */
const stopLimitMs = 10_000;

/**
 * Delivers requests to the company: each at least once, however often that takes and the program ends meanwhile. A mail may
 * come twice when the program ends, or the database fails, after a mail server took it; both have the same Message-ID.
 */
export class ContactMailer {
  private readonly underWay = new Set<Promise<void>>();
  private readonly stopping = new AbortController();
  /** Leased to this program and not begun. */
  private taken: StoredRequest[] = [];
  private isStarted = false;
  private isStopped = false;
  private mayBeMore = false;
  /** While the database is asked for what is due. */
  private looking: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: ContactMailerOptions) {}

  /** Begins with what earlier runs of the program have left. */
  async start(): Promise<void> {
    await this.options.store.makeWaitingDue(this.now(), this.options.owner);
    this.isStarted = true;
    this.notify();
  }

  /** There may be something to send. */
  notify(): void {
    this.mayBeMore = true;
    if (!this.isStarted || this.looking) return;
    this.looking = this.look().finally(() => {
      this.looking = undefined;
      // Told, or a mail less under way, while it looked.
      if (this.mayBeMore && this.hasRoom()) this.notify();
    });
  }

  /** Finishes the mails under way, for a while, and begins no others. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    const limit = setTimeout(() => {
      this.stopping.abort();
    }, stopLimitMs);
    await this.looking;
    await Promise.all([...this.underWay, this.giveBackTaken()]);
    clearTimeout(limit);
  }

  /** Others need not wait for the end of its lease. Never rejects. */
  private async giveBackTaken(): Promise<void> {
    const { store, owner, log } = this.options;
    try {
      await Promise.all(this.taken.map(({ id }) => store.giveBack(id, owner, this.now())));
    } catch (error) {
      log.error(errorDetails(error), 'contact requests that wait for their mail cannot be given back');
    }
  }

  /** Begins what is due as long as there is room; then sets a clock for what comes next. Never rejects. */
  private async look(): Promise<void> {
    try {
      while (this.hasRoom() && (await this.hasTaken())) this.beginTaken();
      if (this.hasRoom()) await this.setClock();
    } catch (error) {
      this.options.log.error(errorDetails(error), 'contact requests cannot be read from their database');
      this.notifyIn(databasePollMs);
    }
  }

  private hasRoom(): boolean {
    return !this.isStopped && this.underWay.size < mostMailsAtOnce;
  }

  /** Takes more from the database where there may be more. */
  private async hasTaken(): Promise<boolean> {
    if (this.taken.length === 0 && this.mayBeMore) {
      const { store, owner } = this.options;
      this.mayBeMore = false;
      const now = this.now();
      const { requests, unreadable } = await store.takeDue(now, { owner, until: now + leaseMs }, batchSize);
      this.taken = [...requests];
      this.mayBeMore ||= requests.length + unreadable.length === batchSize;
      for (const request of unreadable) await this.setAside(request);
    }
    return this.taken.length > 0;
  }

  private beginTaken(): void {
    const request = this.isStopped ? undefined : this.taken.shift();
    if (request) this.begin(request);
  }

  private begin(request: StoredRequest): void {
    const delivery = this.deliver(request).finally(() => {
      this.underWay.delete(delivery);
      this.notify();
    });
    this.underWay.add(delivery);
  }

  private async setAside({ id, columns }: UnreadableRequest): Promise<void> {
    const { store, owner, log } = this.options;
    log.error(
      { id, columns },
      'a contact request cannot be read: it is kept, and looked at after the next start',
    );
    await store.setAside(id, owner);
  }

  private async setClock(): Promise<void> {
    const next = (await this.options.store.nextAttemptAt()) ?? Infinity;
    this.notifyIn(Math.min(databasePollMs, Math.max(0, next - this.now())));
  }

  private notifyIn(milliseconds: number): void {
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
    if (!(await this.mayBeSent(id))) return;
    try {
      const isSent = await this.send(stored);
      const now = this.now();
      await (isSent ? store.setDelivered(id, now) : store.putOff(id, owner, now + retryDelayMs(attempts)));
    } catch (error) {
      // Its lease ends by itself, and it is sent again.
      log.error(
        { ...errorDetails(error), id },
        'what became of the mail of a contact request cannot be kept',
      );
    }
  }

  /** It may have been erased, or have waited for so long that another may take it: then it is given back. Never rejects. */
  private async mayBeSent(id: number): Promise<boolean> {
    const { store, owner, log } = this.options;
    try {
      if (await store.isLeased(id, { owner, until: this.now() + leaseOfMailMs })) return true;
      await store.giveBack(id, owner, this.now());
    } catch (error) {
      // Its lease ends by itself, and it is taken again.
      log.error({ ...errorDetails(error), id }, 'a contact request cannot be looked up before its mail');
    }
    return false;
  }

  private async send(stored: StoredRequest): Promise<boolean> {
    const { send, addresses, log } = this.options;
    const { id, attempts } = stored;
    const limit = AbortSignal.timeout(mailLimitMs);
    try {
      await send(contactMail(stored, addresses), AbortSignal.any([limit, this.stopping.signal]));
      log.info({ id, attempts }, 'contact request sent to the company');
      return true;
    } catch (error) {
      const retrySeconds = retryDelayMs(attempts) / 1000;
      log.error(
        // Said also to keep the limit alive until then: signals that are made of others hold these weakly.
        { ...errorDetails(error), id, attempts, retrySeconds, tooSlow: limit.aborted },
        'the mail of a contact request was not taken',
      );
      return false;
    }
  }

  private now(): number {
    return (this.options.now ?? Date.now)();
  }
}
