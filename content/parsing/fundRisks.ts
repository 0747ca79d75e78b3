import { LiquidityToolCode } from '../../contract/codes.generated';
import type { CodedText, Fund } from './content';
import type { ContentFile } from '../files/contentSource';
import { reportDuplicateCodes } from '../files/duplicates';
import type { ByCode } from '../schemas/references';
import type { FundFields } from '../schemas/fundSchema';

export function resolveTexts<Text extends CodedText>(
  entries: FundFields['risks'],
  known: ByCode<Text>,
): Text[] {
  return entries.flatMap(({ code, text }) => {
    const listed = known?.get(code);
    return listed ? [{ ...listed, text: text ?? listed.text }] : [];
  });
}

/** The earliest first. Without a text of its own an activation has that of the fund's tool. @param tools those of the fund */
export function resolveActivations(
  activations: FundFields['activatedTools'],
  tools: Fund['liquidityTools'],
  known: ByCode<CodedText<LiquidityToolCode>>,
): Fund['activatedTools'] {
  return activations
    .flatMap(({ code, date, until, text }) => {
      const tool = tools.find((own) => own.code === code) ?? known?.get(code);
      return tool ? [{ ...tool, text: text ?? tool.text, date, until }] : [];
    })
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

/** Those of points 2 to 8 of Annex IIA of Directive 2009/65/EC. */
const countedTools = LiquidityToolCode.filter((code) => code !== 'SUSPENSION' && code !== 'SIDE_POCKET');
const pricingTools: readonly string[] = ['SWING_PRICING', 'DUAL_PRICING'];

type RiskFile = ContentFile<Pick<FundFields, 'risks' | 'liquidityTools'>>;

/** No fund says less of its risks, and of the tools that may delay an order, than the law asks. */
export function reportMissingRisks({ value: { risks, liquidityTools }, report }: RiskFile): void {
  if (risks.length === 0) {
    report(
      ['risks'],
      'expected one at least, as risks are told as prominently as rewards (Regulation (EU) 2019/1156, ' +
        'art. 4(1); Delegated Regulation (EU) 2017/565, art. 44(2)(b)): add those of the prospectus',
    );
  }
  const codes = countedTools.filter((tool) => liquidityTools.some(({ code }) => code === tool));
  if (codes.length < 2) {
    report(
      ['liquidityTools'],
      `expected two at least of ${countedTools.join(', ')} ` +
        `(Directive 2009/65/EC, art. 18a(2)), got ${codes.length}: add those of the prospectus`,
    );
  } else if (codes.every((code) => pricingTools.includes(code))) {
    report(
      ['liquidityTools'],
      `expected another beside ${pricingTools.join(' and ')} ` +
        '(Directive 2009/65/EC, art. 18a(2)): add it',
    );
  }
  reportDuplicateCodes(risks, ['risks'], report);
  reportDuplicateCodes(liquidityTools, ['liquidityTools'], report);
}

type ActivationFile = ContentFile<Pick<FundFields, 'liquidityTools' | 'activatedTools'>>;

/** Orders can always be suspended (Directive 2009/65/EC, art. 84(2)); any other tool is one that the fund has selected. */
export function reportWrongActivations({
  value: { liquidityTools, activatedTools: all },
  report,
}: ActivationFile): void {
  const codes = [...new Set(['SUSPENSION', ...liquidityTools.map(({ code }) => code)])];
  all.forEach(({ code, date, until }, index) => {
    const reportField = (field: 'code' | 'date' | 'until', problem: string) =>
      report(['activatedTools', index, field], problem);
    if (!codes.includes(code)) {
      reportField(
        'code',
        `expected one of ${codes.join(', ')}, as the fund has selected no other, got "${code}"`,
      );
    }
    if (until !== null && until < date) {
      reportField('until', `expected a day from the activation on, ${date}, got "${until}"`);
    }
    const overlapped = all.some(
      (other, place) =>
        place !== index &&
        other.code === code &&
        (other.date < date || (other.date === date && place < index)) &&
        (other.until ?? date) >= date,
    );
    if (overlapped) {
      reportField(
        'date',
        `expected a day after the end of the earlier activation of ${code}, got "${date}": add or correct its until`,
      );
    }
  });
}
