import { consentRevision } from '../../cookies/cookieTable';
import { clearCookies } from '../../testing/clearCookies';
import { parseConsent, readConsent, writeConsent } from './consentCookie';

const now = Date.parse('2026-11-21T12:00:00.000Z');

const daysAgo = (days: number) => new Date(now - days * 24 * 60 * 60 * 1000).toISOString();

/** Written by the library that once asked for consent. */
const written = {
  categories: ['necessary', 'video'],
  revision: consentRevision,
  data: null,
  consentTimestamp: daysAgo(100),
  consentId: '7d0f8c2e-2f5c-4f0e-9d0a-0c7b1f6a3e11',
  services: { necessary: [], analytics: [], video: [] },
  languageCode: 'fr',
  lastConsentTimestamp: daysAgo(10),
  expirationTime: now,
};

const parse = (changes: Record<string, unknown>) =>
  parseConsent(JSON.stringify({ ...written, ...changes }), now);

test.each([
  [['necessary'], { analytics: false, video: false }],
  [['necessary', 'video'], { analytics: false, video: true }],
  [['necessary', 'analytics'], { analytics: true, video: false }],
  [['video', 'analytics', 'necessary'], { analytics: true, video: true }],
])('%j is the choice %o', (categories, choice) => {
  expect(parse({ categories })).toEqual(choice);
});

test.each([
  ['nothing', undefined],
  ['an empty text', ''],
  ['no JSON', '{"categories":'],
  ['null', 'null'],
  ['a number', '1'],
  ['a list', '["necessary","analytics"]'],
  ['the word true', 'true'],
])('%s is no choice', (_name, text) => {
  expect(parseConsent(text, now)).toBeNull();
});

test.each([
  ['an unknown category', { categories: ['necessary', 'advertising'] }],
  ['a category twice', { categories: ['necessary', 'necessary'] }],
  ['no necessary category', { categories: ['analytics'] }],
  ['categories that are no list', { categories: 'necessary analytics' }],
  ['categories that are no texts', { categories: ['necessary', { analytics: true }] }],
  ['an earlier revision', { revision: consentRevision - 1 }],
  ['a revision that is a text', { revision: String(consentRevision) }],
  ['no date', { lastConsentTimestamp: undefined }],
  ['a date that is none', { lastConsentTimestamp: 'yesterday' }],
  ['a date that is a number', { lastConsentTimestamp: now }],
  ['an age of 182 days', { lastConsentTimestamp: daysAgo(182) }],
  ['a date years ahead', { lastConsentTimestamp: daysAgo(-400) }],
])('%s makes it no choice', (_name, changes) => {
  expect(parse(changes)).toBeNull();
});

test('counts until the end of its 182 days (behaviour.md §4.2)', () => {
  expect(parse({ lastConsentTimestamp: daysAgo(181.99) })).not.toBeNull();
});

describe('in the browser', () => {
  beforeEach(clearCookies);

  const write = (text: string) => {
    document.cookie = `cookie_consent=${encodeURIComponent(text)}; path=/`;
  };

  test('is read as it was written', () => {
    write(JSON.stringify({ ...written, lastConsentTimestamp: new Date().toISOString() }));
    expect(readConsent()).toEqual({ analytics: false, video: true });
    expect(document.cookie).toContain('cookie_consent=');
  });

  test.each([
    { analytics: false, video: false },
    { analytics: true, video: false },
    { analytics: true, video: true },
  ])('the choice %o is read again once written', (choice) => {
    writeConsent(choice);
    expect(readConsent()).toEqual(choice);
  });

  test.each([
    ['edited', '{"categories":["necessary","analytics"]}'],
    ['oversized', 'x'.repeat(4000)],
  ])('an %s cookie is taken away', (_name, text) => {
    write(text);
    expect(readConsent()).toBeNull();
    expect(document.cookie).not.toContain('cookie_consent=');
  });
});
