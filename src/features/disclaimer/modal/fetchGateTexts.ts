import * as v from 'valibot';
import { type Locale, locales } from '../../../i18n/locales';
import type { GateTexts } from '../../../store/layoutData/layoutDataSlice';
import { investorProfiles } from '../../../profiles/investorProfiles';

/** Written by the build, for all locales: the language changes inside the popup. */
const gateTextsPath = '/gate-texts.json';

const text = v.pipe(v.string(), v.nonEmpty());

/** Without a language, a profile or a text nobody could get past the popup. */
const gateTexts = v.object({
  languages: v.pipe(
    v.array(v.object({ locale: v.picklist(locales), title: text, label: text })),
    v.minLength(1),
  ),
  profiles: v.pipe(
    v.array(
      v.object({ code: v.picklist(investorProfiles), title: text, description: v.nullable(v.string()) }),
    ),
    v.minLength(1),
  ),
  disclaimer: v.object({ title: text, body: text }),
});

const answer = v.object({
  fr: gateTexts,
  en: gateTexts,
  it: gateTexts,
} satisfies Record<Locale, typeof gateTexts>);

/** @throws Error when the file cannot be fetched or is not what the build writes. */
export async function fetchGateTexts(): Promise<Record<Locale, GateTexts>> {
  const response = await fetch(gateTextsPath);
  if (!response.ok) throw new Error(`${gateTextsPath} answered ${response.status}`);
  return v.parse(answer, await response.json());
}
