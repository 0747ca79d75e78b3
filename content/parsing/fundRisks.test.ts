import { useMinimalContent } from '../testing/useMinimalContent';
import { readContent } from './readContent';

const content = useMinimalContent();

const fund = 'funds/first-fund/fund.yaml';
const risk = '  - { code: EQUITY }\n';
const swing = `  - code: SWING_PRICING
    text: { fr: À partir de 2 %., en: From 2%., it: Dal 2%. }
`;

const noRisk =
  'risks: expected one at least, as risks are told as prominently as rewards (Regulation (EU) 2019/1156, art. 4(1); ' +
  'Delegated Regulation (EU) 2017/565, art. 44(2)(b)): add those of the prospectus';
const fewTools =
  'liquidityTools: expected two at least of REDEMPTION_GATE, EXTENSION_OF_NOTICE, REDEMPTION_FEE, SWING_PRICING, ' +
  'DUAL_PRICING, ANTI_DILUTION_LEVY, REDEMPTION_IN_KIND (Directive 2009/65/EC, art. 18a(2)), got 1: add those of the prospectus';

it.each<[what: string, from: string, to: string, problem: string]>([
  ['no risks', `risks:\n${risk}`, '', `1: ${noRisk}`],
  ['an empty list of risks', `risks:\n${risk}`, 'risks: []\n', `17: ${noRisk}`],
  ['an unknown risk', 'EQUITY }', 'WEATHER }', '18: risks[0].code: expected one of EQUITY, got "WEATHER"'],
  [
    'a risk twice',
    risk,
    risk + risk,
    '19: risks[1].code: expected a code that is not taken, got "EQUITY" again',
  ],
  [
    'a text in one language',
    '{ fr: À partir de 2 %., en: From 2%., it: Dal 2%. }',
    '{ fr: À partir de 2 %. }',
    '22: liquidityTools[1].text.en: missing, expected a text',
  ],
  ['one tool alone', swing, '', `19: ${fewTools}`],
  ['a tool that does not count', swing, '  - { code: SUSPENSION }\n', `19: ${fewTools}`],
  [
    'two tools of pricing and no other',
    'REDEMPTION_GATE',
    'DUAL_PRICING',
    '19: liquidityTools: expected another beside SWING_PRICING and DUAL_PRICING (Directive 2009/65/EC, art. 18a(2)): add it',
  ],
  [
    'weights that are no whole',
    'weight: 39.5',
    'weight: 0.395',
    '27: benchmark.composition: expected weights that add up to 100, got 60.9',
  ],
  [
    'an unknown provider',
    'EXAMPLE_INDEX',
    'OTHER',
    '30: benchmark.provider: expected one of EXAMPLE_INDEX, got "OTHER"',
  ],
  [
    'an activated tool that the fund has not selected',
    'benchmark:\n',
    'activatedTools:\n  - { date: 2026-11-12, code: DUAL_PRICING }\nbenchmark:\n',
    '24: activatedTools[0].code: expected one of SUSPENSION, REDEMPTION_GATE, SWING_PRICING, as the fund has selected no other, got "DUAL_PRICING"',
  ],
  [
    'an activation that ends before it begins',
    'benchmark:\n',
    'activatedTools:\n  - { date: 2026-11-12, code: SUSPENSION, until: 2026-11-11 }\nbenchmark:\n',
    '24: activatedTools[0].until: expected a day from the activation on, 2026-11-12, got "2026-11-11"',
  ],
  [
    'an activation before the end of the one before',
    'benchmark:\n',
    `activatedTools:
  - { date: 2026-11-18, code: SUSPENSION }
  - { date: 2026-11-12, code: SUSPENSION, until: 2026-11-18 }
benchmark:
`,
    '24: activatedTools[0].date: expected a day after the end of the earlier activation of SUSPENSION, got "2026-11-18": add or correct its until',
  ],
  [
    'an activation twice',
    'benchmark:\n',
    `activatedTools:
  - { date: 2026-11-12, code: SUSPENSION }
  - { date: 2026-11-12, code: SUSPENSION }
benchmark:
`,
    '25: activatedTools[1].date: expected a day after the end of the earlier activation of SUSPENSION',
  ],
  [
    'a day of an activation that is none',
    'benchmark:\n',
    'activatedTools:\n  - { date: 12 November, code: SUSPENSION }\nbenchmark:\n',
    '24: activatedTools[0].date: expected a day of the calendar written YYYY-MM-DD, of the years 1900 to 2999, got "12 November"',
  ],
])('names %s', async (_, from, to, problem) => {
  await content.edit(fund, from, to);
  const [first] = await content.problems();
  expect(first).toContain(`content/${fund}:${problem}`);
});

it('names a tool that is not of the Directive', async () => {
  await content.edit('funds/liquidity-tools.yaml', 'REDEMPTION_GATE', 'GATE');
  const [first] = await content.problems();
  expect(first).toContain(
    'content/funds/liquidity-tools.yaml:1: [0].code: expected one of SUSPENSION, REDEMPTION_GATE, ',
  );
});

it('has the text of the list where the fund has none of its own', async () => {
  await content.edit(
    'funds/first-fund/shares/ZZ0000000016.yaml',
    'currency: EUR',
    'currency: EUR\nriskLevel: 5',
  );
  const { funds } = await readContent(content.contentDir);
  expect(funds[0]).toMatchObject({
    risks: [{ code: 'EQUITY', title: { it: 'Azioni' }, text: { it: 'I prezzi scendono.' } }],
    liquidityTools: [
      { code: 'REDEMPTION_GATE', text: { en: 'Orders wait.' } },
      { code: 'SWING_PRICING', title: { en: 'A tool' }, text: { en: 'From 2%.' } },
    ],
    benchmark: { provider: { title: { fr: 'Example Index' }, text: { fr: 'Inscrit au registre.' } } },
    shares: [{ name: 'I', riskLevel: 5 }, { riskLevel: null }],
  });
});

it('has activations of two tools at once and of one after the other, the earliest first, with the text of the fund, of the list, or of their own', async () => {
  await content.edit(
    fund,
    'benchmark:\n',
    `activatedTools:
  - { date: 2026-11-19, code: SWING_PRICING }
  - { date: 2026-11-12, code: SUSPENSION, until: 2026-11-18 }
  - { date: 2026-11-19, code: SUSPENSION, text: { fr: Un, en: One, it: Uno } }
benchmark:
`,
  );
  const { funds } = await readContent(content.contentDir);
  expect(funds[0]?.activatedTools).toMatchObject([
    { code: 'SUSPENSION', date: '2026-11-12', until: '2026-11-18', text: { en: 'Orders wait.' } },
    {
      code: 'SWING_PRICING',
      date: '2026-11-19',
      until: null,
      title: { en: 'A tool' },
      text: { en: 'From 2%.' },
    },
    { code: 'SUSPENSION', date: '2026-11-19', until: null, text: { en: 'One' } },
  ]);
});
