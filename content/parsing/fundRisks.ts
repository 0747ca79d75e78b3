import * as v from 'valibot';
import { type CodedText, liquidityToolCodes, type LocalisedText } from './content';
import type { ContentFile } from './contentSource';
import { reportDuplicateCodes } from './duplicates';
import { fields, localisedText, optionalList } from './fieldSchemas';
import { type ByCode, codeIn } from './references';

type Entry = { code: string; text: LocalisedText | null };

/** Risks or tools of a fund: codes of a list of texts, or texts of the fund's own in their place. */
export function codedTexts(known: ByCode<unknown>, expected: string) {
  return optionalList(fields({ code: codeIn(known), text: v.nullish(localisedText, null) }), expected);
}

export function resolveTexts<Text extends CodedText>(entries: readonly Entry[], known: ByCode<Text>): Text[] {
  return entries.flatMap(({ code, text }) => {
    const listed = known?.get(code);
    return listed ? [{ ...listed, text: text ?? listed.text }] : [];
  });
}

/** Those of points 2 to 8 of Annex IIA of Directive 2009/65/EC. */
const countedTools = liquidityToolCodes.filter((code) => code !== 'SUSPENSION' && code !== 'SIDE_POCKET');
const pricingTools: readonly string[] = ['SWING_PRICING', 'DUAL_PRICING'];

type RiskFile = ContentFile<{ risks: readonly Entry[]; liquidityTools: readonly Entry[] }>;

/** No fund says less of its risks, and of the tools that may delay an order, than the law asks. */
export function reportMissingRisks({ value: { risks, liquidityTools }, report }: RiskFile): void {
  if (risks.length === 0) {
    report(
      ['risks'],
      'risks: expected one at least, as risks are told as prominently as rewards (Regulation (EU) 2019/1156, ' +
        'art. 4(1); Delegated Regulation (EU) 2017/565, art. 44(2)(b)): add those of the prospectus',
    );
  }
  const codes = countedTools.filter((tool) => liquidityTools.some(({ code }) => code === tool));
  if (codes.length < 2) {
    report(
      ['liquidityTools'],
      `liquidityTools: expected two at least of ${countedTools.join(', ')} ` +
        `(Directive 2009/65/EC, art. 18a(2)), got ${codes.length}: add those of the prospectus`,
    );
  } else if (codes.every((code) => pricingTools.includes(code))) {
    report(
      ['liquidityTools'],
      `liquidityTools: expected another beside ${pricingTools.join(' and ')} ` +
        '(Directive 2009/65/EC, art. 18a(2)): add it',
    );
  }
  reportDuplicateCodes(risks, ['risks'], report);
  reportDuplicateCodes(liquidityTools, ['liquidityTools'], report);
}
