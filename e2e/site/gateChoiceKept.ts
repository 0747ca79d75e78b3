import { type BrowserContext, expect } from '@playwright/test';
import type { GateChoice } from './gate';

const secondsPerDay = 24 * 60 * 60;

/** The three cookies of a choice: name, value, lifetime in days and attributes of behaviour.md §4.2. */
export async function expectChoiceKept(context: BrowserContext, { locale, profile }: GateChoice) {
  const cookies = await context.cookies();
  const expected = [
    { name: 'disclaimer_validated', value: 'true', days: 30 },
    { name: 'investor_profile', value: profile, days: 30 },
    { name: 'locale', value: locale, days: 365 },
  ];
  for (const { name, value, days } of expected) {
    const cookie = cookies.find((candidate) => candidate.name === name);
    expect(cookie, name).toMatchObject({
      value,
      path: '/',
      sameSite: 'Lax',
      httpOnly: false,
      secure: false,
    });
    const lifetime = ((cookie?.expires ?? 0) - Date.now() / 1000) / secondsPerDay;
    expect(Math.abs(lifetime - days), `days of ${name}`).toBeLessThan(1);
  }
  expect(cookies.map(({ name }) => name).sort()).toEqual(expected.map(({ name }) => name));
}
