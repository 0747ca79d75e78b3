import * as v from 'valibot';
import type { Locale } from '../i18n/locales';
import { investorProfiles } from '../profiles/investorProfiles';

/** Written by the build, with every locale: the language changes inside the dialog. */
const textsPath = '/disclaimer-texts.json';

const text = v.pipe(v.string(), v.nonEmpty());

/** A profile and a text are needed to pass. */
const localeTexts = v.object({
  /** The dictionary `disclaimer`, as the language changes inside the dialog. */
  words: v.object(
    v.entriesFromList(
      [
        'title',
        'introduction',
        'languageStep',
        'profileStep',
        'profileWaits',
        'links',
        'acceptance',
        'validate',
        'profileReady',
        'disclaimerReady',
        'validateReady',
      ],
      text,
    ),
  ),
  profiles: v.pipe(
    v.array(
      v.object({ code: v.picklist(investorProfiles), title: text, description: v.nullable(v.string()) }),
    ),
    v.minLength(1),
  ),
  /** Page `disclaimers` (behaviour.md §7.3); `body` and `footer`, its small print, are sanitised HTML. */
  disclaimer: v.object({ title: text, body: text, footer: text }),
});

export type DisclaimerTexts = v.InferOutput<typeof localeTexts>;

const answer = v.object({
  fr: localeTexts,
  en: localeTexts,
  it: localeTexts,
} satisfies Record<Locale, typeof localeTexts>);

/** @throws Error when the file cannot be fetched or is not what the build writes. */
export async function fetchDisclaimerTexts(): Promise<Record<Locale, DisclaimerTexts>> {
  const response = await fetch(textsPath);
  if (!response.ok) throw new Error(`${textsPath} answered ${response.status}`);
  return v.parse(answer, await response.json());
}
