import type { Log } from '../../platform/log';
import { errorDetails } from './errorDetails';
import type { CaptchaCheck } from './captchaCheck';
import {
  checkContactFields,
  type ContactFieldProblem,
  type ContactFields,
  type ContactRequest,
} from './contactFields';
import type { RequestLimit } from '../../platform/http/RequestLimit';
import { isSiteOrigin } from '../server/siteOrigin';
import type { ContactStore } from './store/ContactStore';

export type ContactClient = { address: string; origin: string | undefined };

/** A form as sent; locale, profile and key have been validated. */
export type ContactForm = Pick<ContactRequest, 'requestKey' | 'locale' | 'investorProfile'> &
  ContactFields & { captchaToken?: string | null; website?: string | null; elapsed: number };

type ContactAnswer = { registered: boolean; problems: readonly ContactFieldProblem[] };

const refusals = {
  FOREIGN_ORIGIN: 'Contact requests are sent from the pages of the site',
  TOO_MANY_REQUESTS: 'Too many contact requests',
  CAPTCHA_REFUSED: 'The protection against robots does not let this contact request pass',
  NOT_REGISTERED: 'The contact request could not be registered',
} as const;

/** Why a request was not registered; the form explains it by `code`. */
export class ContactRefusal extends Error {
  override readonly name = 'ContactRefusal';

  constructor(
    readonly code: keyof typeof refusals,
    /** Seconds to wait. */
    readonly retryAfter?: number,
  ) {
    super(refusals[code]);
  }
}

export type MakeContactIntake = (log: Log) => ContactIntake;

export interface ContactIntakeOptions {
  store: ContactStore;
  limit: RequestLimit;
  /** Origin of the site. */
  siteUrl: string;
  /** Undefined where no captcha is configured. */
  checkCaptcha: CaptchaCheck | undefined;
  /** Called when there is a request to deliver. */
  onRegistered: () => void;
  log: Log;
  now?: () => number;
}

const registered: ContactAnswer = { registered: true, problems: [] };

/** No person fills in the form faster. */
const minFillTimeMs = 3_000;

/** Registers contact requests: once registered, a request is on the disk. */
export class ContactIntake {
  /** By request key: a form that is submitted twice at once gets one answer. */
  private readonly inFlight = new Map<string, Promise<ContactAnswer>>();
  private robotCount = 0;

  constructor(private readonly options: ContactIntakeOptions) {}

  /** @throws ContactRefusal unless a page of the site sent the request */
  assertOrigin({ origin }: ContactClient): void {
    if (!isSiteOrigin(origin, this.options.siteUrl)) throw new ContactRefusal('FOREIGN_ORIGIN');
  }

  /**
   * Call `assertOrigin` first.
   * @throws ContactRefusal
   */
  async submit(form: ContactForm, client: ContactClient): Promise<ContactAnswer> {
    const { problems, texts } = checkContactFields(form);
    if (problems) return { registered: false, problems };
    if (!this.options.checkCaptcha) this.assertHuman(form);
    const { requestKey, locale, investorProfile } = form;
    const request = { requestKey, locale, investorProfile, ...texts };
    const answer =
      this.inFlight.get(requestKey) ??
      this.register(request, form.captchaToken, client).finally(() => this.inFlight.delete(requestKey));
    this.inFlight.set(requestKey, answer);
    return answer;
  }

  /**
   * Replaces the captcha: bots fill in the honeypot field and are quick. They get an error rather than a fake success,
   * because a person could be mistaken for one.
   */
  private assertHuman({ website, elapsed }: ContactForm): void {
    if ((website ?? '') === '' && elapsed > minFillTimeMs) return;
    this.robotCount += 1;
    this.options.log.info({ sinceStart: this.robotCount }, 'contact request of a robot refused');
    throw new ContactRefusal('CAPTCHA_REFUSED');
  }

  private async register(
    request: ContactRequest,
    captchaToken: string | null | undefined,
    { address }: ContactClient,
  ): Promise<ContactAnswer> {
    const { store, limit, checkCaptcha } = this.options;
    // A retry after a lost answer: it was counted already, and its captcha token is used.
    if (await this.orRefuse(store.has(request.requestKey))) return registered;
    const retryAfter = await limit.consume(address);
    if (retryAfter !== undefined) throw new ContactRefusal('TOO_MANY_REQUESTS', retryAfter);
    // Refusals stay counted, as each costs a call to the captcha service.
    if (checkCaptcha && !(await checkCaptcha(captchaToken))) throw new ContactRefusal('CAPTCHA_REFUSED');
    await this.insert(request, address);
    return registered;
  }

  private async insert(request: ContactRequest, address: string): Promise<void> {
    const { store, limit, onRegistered, now = Date.now } = this.options;
    const inserted = store.insert(request, now()).catch(async (error: unknown) => {
      await limit.refund(address);
      throw error;
    });
    if (await this.orRefuse(inserted)) onRegistered();
  }

  private async orRefuse<Result>(work: Promise<Result>): Promise<Result> {
    try {
      return await work;
    } catch (error) {
      this.options.log.error(errorDetails(error), 'a contact request could not be registered');
      throw new ContactRefusal('NOT_REGISTERED');
    }
  }
}
