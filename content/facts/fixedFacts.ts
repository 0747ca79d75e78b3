import { derived, fact, type Fact, type TemplateColumns } from './fact';

const fixed = (meaning: string, value: string | number | boolean, templates: TemplateColumns): Fact =>
  fact(
    meaning,
    typeof value === 'boolean' ? 'yesNo' : 'code',
    derived(() => value),
    { templates },
  );

/** Others may make their files with more sections. */
const section = (meaning: string, value: boolean, templates: TemplateColumns): Fact => ({
  ...fixed(meaning, value, templates),
  isCompared: false,
});

/** The same for all that the product knows: open-ended UCITS, told in the house's language. */
export const fixedFacts = {
  never: fixed('no: of an open-ended fund without guarantee, maturity and call dates', false, {
    EMT: ['00100'],
    EPT: ['00110', '01095', '01125', '02032', '02062', '02092', '02122', '03050', '04080', '04150'],
  }),
  always: fixed('yes: a UCITS shows past performance', true, {
    EPT: ['02185'],
  }),
  unreported: section('no: sections that the product does not fill', false, {
    EPT: ['00008', '00009'],
    EET: ['00070', '00080', '00100'],
  }),
  reported: section('yes: sections that the product fills', true, { EET: ['00060', '00090'] }),
  noOtherNeed: fixed('N: no other need of an investor', 'N', { EMT: ['05115'] }),
  identification: fixed('1: an ISIN', '1', { EMT: ['00020'], EPT: ['00040'], EET: ['20010'] }),
  productType: fixed('U: a UCITS', 'U', { EMT: ['00060'] }),
  language: fixed('the language of texts and addresses', 'fra', { EPT: ['00120'] }),
  invested: fixed('the amount that scenarios and costs are told of', 10_000, { EPT: ['02220'] }),
  entryAcquired: fixed('0: no entry fee is acquired to the fund', 0, { EPT: ['03015'] }),
} satisfies Record<string, Fact>;
