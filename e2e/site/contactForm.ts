import type { Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales';
import { dictionaries } from './dictionaryTexts';

const contactTexts = dictionaries('contact');

/** Page object for the contact form, by role and translated name. */
export function contactFormOf(page: Page, locale: Locale) {
  const texts = contactTexts[locale];
  const main = page.getByRole('main');
  const section = main.locator('#write');
  // The accessible name of an optional field ends with a note that it is optional.
  const box = (name: keyof typeof texts.field) =>
    section.getByRole('textbox', { name: new RegExp(`^${texts.field[name]}( |$)`) });
  return {
    texts,
    section,
    box,
    consent: section.getByRole('checkbox'),
    send: section.getByRole('button', { name: texts.send }),
    summary: section.getByRole('group', { name: texts.summary.title }),
    failure: section.getByRole('alert').filter({ has: page.getByRole('link') }),
    registered: section.getByRole('heading', { name: texts.registered.title }),
    another: section.getByRole('button', { name: texts.registered.another }),
    phone: section.locator('a[href^="tel:"]').filter({ visible: true }),
    mail: section.locator('a[href^="mailto:"]').filter({ visible: true }),
  };
}

export type ContactForm = ReturnType<typeof contactFormOf>;
