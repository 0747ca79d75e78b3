import type { ContactLog } from './contactLog';
import { errorDetails } from './contactLog';
import type { CaptchaCheck } from './captchaCheck';
import {
  checkContactFields,
  type ContactFieldProblem,
  type ContactFieldRules,
  type ContactFields,
  type ContactRequest,
} from './contactFields';
import { isSiteOrigin } from '../server/siteOrigin';
import type { RequestLimit } from './RequestLimit';
import type { ContactStore } from './store/ContactStore';

/** Who sent a request. */
export type ContactClient = { address: string; origin: string | undefined };

/** A form as it was sent; language, profile and key are known to be right. */
export type ContactForm = Pick<ContactRequest, 'requestKey' | 'locale' | 'investorProfile'> &
  ContactFields & { captchaToken?: string | null; website?: string | null; elapsed: number };

export type ContactAnswer = { registered: boolean; problems: readonly ContactFieldProblem[] };

const refusals = {
  FOREIGN_ORIGIN: 'Contact requests are sent from the pages of the site',
  TOO_MANY_REQUESTS: 'Too many contact requests',
  CAPTCHA_REFUSED: 'The protection against robots does not let this contact request pass',
  NOT_REGISTERED: 'The contact request could not be registered',
} as const;

/** Why a request was not registered, for the form to tell. */
export class ContactRefusal extends Error {
  override readonly name = 'ContactRefusal';

  constructor(
    readonly code: keyof typeof refusals,
    /** Seconds until there may be another, where that is known. */
    readonly retryAfter?: number,
  ) {
    super(refusals[code]);
  }
}

/** A desk by the rules of the contract; it tells the log of the server that it is part of. */
export type MakeContactDesk = (rules: ContactFieldRules, log: ContactLog) => ContactDesk;

export interface ContactDeskOptions {
  rules: ContactFieldRules;
  store: ContactStore;
  limit: RequestLimit;
  /** Origin of the site. */
  siteUrl: string;
  /** Undefined where no captcha is configured. */
  checkCaptcha: CaptchaCheck | undefined;
  /** Called when there is a request to deliver. */
  onRegistered: () => void;
  log: ContactLog;
  now?: () => number;
}

const registered: ContactAnswer = { registered: true, problems: [] };

/** Milliseconds in which nobody fills in a form. */
const robotTimeMs = 3_000;

/** Takes contact requests: what it calls registered is kept. */
export class ContactDesk {
  /** Forms under way by key: one that is sent twice at once has one answer. */
  private readonly underWay = new Map<string, Promise<ContactAnswer>>();
  private robots = 0;

  constructor(private readonly options: ContactDeskOptions) {}

  /** @throws ContactRefusal unless the page is one of the site */
  assertOrigin({ origin }: ContactClient): void {
    if (!isSiteOrigin(origin, this.options.siteUrl)) throw new ContactRefusal('FOREIGN_ORIGIN');
  }

  /**
   * Takes a form of a page of the site (`assertOrigin`).
   * @throws ContactRefusal
   */
  async submit(form: ContactForm, client: ContactClient): Promise<ContactAnswer> {
    const { problems, texts } = checkContactFields(this.options.rules, form);
    if (problems) return { registered: false, problems };
    if (!this.options.checkCaptcha) this.assertNoRobot(form);
    const { requestKey, locale, investorProfile } = form;
    const request = { requestKey, locale, investorProfile, ...texts };
    const answer =
      this.underWay.get(requestKey) ??
      this.register(request, form.captchaToken, client).finally(() => this.underWay.delete(requestKey));
    this.underWay.set(requestKey, answer);
    return answer;
  }

  /**
   * Without a captcha: robots fill in what people do not see, and are quick. They are told, because a person may be taken for
   * one: what is answered as registered is kept.
   */
  private assertNoRobot({ website, elapsed }: ContactForm): void {
    if ((website ?? '') === '' && elapsed > robotTimeMs) return;
    this.robots += 1;
    this.options.log.info({ sinceStart: this.robots }, 'contact request of a robot refused');
    throw new ContactRefusal('CAPTCHA_REFUSED');
  }

  private async register(
    request: ContactRequest,
    captchaToken: string | null | undefined,
    { address }: ContactClient,
  ): Promise<ContactAnswer> {
    const { store, limit, checkCaptcha } = this.options;
    // Sent again because the answer was lost: it is counted once, and its token has been used.
    if (await this.orNotRegistered(store.has(request.requestKey))) return registered;
    const retryAfter = await limit.take(address);
    if (retryAfter !== undefined) throw new ContactRefusal('TOO_MANY_REQUESTS', retryAfter);
    // Refusals stay counted: each asks the captcha's service.
    if (checkCaptcha && !(await checkCaptcha(captchaToken))) throw new ContactRefusal('CAPTCHA_REFUSED');
    await this.insert(request, address);
    return registered;
  }

  private async insert(request: ContactRequest, address: string): Promise<void> {
    const { store, limit, onRegistered, now = Date.now } = this.options;
    const inserted = store.insert(request, now()).catch(async (error: unknown) => {
      await limit.giveBack(address);
      throw error;
    });
    if (await this.orNotRegistered(inserted)) onRegistered();
  }

  private async orNotRegistered<Result>(asked: Promise<Result>): Promise<Result> {
    try {
      return await asked;
    } catch (error) {
      this.options.log.error(errorDetails(error), 'a contact request could not be registered');
      throw new ContactRefusal('NOT_REGISTERED');
    }
  }
}
