import { useState } from 'react';
import type { Locale } from '../../../i18n/locales';
import { useInvestorProfile } from '../../../store/useInvestorProfile';
import { askForToken } from './askForToken';
import { type ContactRequest, type Outcome, sendContactRequest } from './contactRequest';
import type { ContactValues } from './contactValues';
import { normalised } from './validateContact';

/** UUID version 4 (RFC 9562 §5.4). `randomUUID` exists on secure origins only, `getRandomValues` everywhere. */
export function makeUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Idempotency keys: a retry of the same content has the same key and is registered once. */
export function makeRequestKeys(): (content: unknown) => string {
  let last: { content: string; key: string } | undefined;
  return (content) => {
    const written = JSON.stringify(content);
    if (last?.content !== written) last = { content: written, key: makeUuid() };
    return last.key;
  };
}

/** GraphQL's `Int` has 32 bits: 24 days in ms. */
const maxElapsedMs = 2 ** 31 - 1;

/** Milliseconds; the server takes anything faster for a bot. After a reload with restored values the form waits. */
const minElapsedMs = 3_100;

async function pause(milliseconds: number): Promise<void> {
  if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds));
}

type Written = Omit<ContactRequest, 'requestKey' | 'captchaToken' | 'elapsed'>;

function writtenIn(values: ContactValues, locale: Locale, investorProfile: string): Written {
  return {
    locale,
    investorProfile,
    firstName: normalised(values.firstName),
    lastName: normalised(values.lastName),
    email: normalised(values.email),
    company: normalised(values.company) || null,
    phone: normalised(values.phone) || null,
    message: normalised(values.message),
    consent: values.consent,
    website: values.subject,
  };
}

/** @param shownAt when the form appeared, as `performance.now()` */
export function useSubmitRequest(
  locale: Locale,
  shownAt: number,
): (values: ContactValues) => Promise<Outcome> {
  const investorProfile = useInvestorProfile();
  const [keyOf] = useState(makeRequestKeys);

  return async (values) => {
    const written = writtenIn(values, locale, investorProfile);
    const sinceShown = () => Math.round(performance.now() - shownAt);
    await pause(minElapsedMs - sinceShown());
    const elapsed = Math.min(sinceShown(), maxElapsedMs);
    let captchaToken: string | null;
    try {
      captchaToken = await askForToken();
    } catch (error) {
      console.error(error);
      return { kind: 'failed', failure: { reason: 'captcha' } };
    }
    return sendContactRequest({ ...written, requestKey: keyOf(written), captchaToken, elapsed });
  };
}
