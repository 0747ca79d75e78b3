import { type Mistake, useMinimalContent } from '../testing/useMinimalContent';

const content = useMinimalContent();

const page = 'pages/index/fr.yaml';

/** Each case puts one mistake into a file; `message` is the expected problem, without `content/`. */
const mistakes: Mistake[] = [
  [
    'a text of no known form',
    '      body: |',
    '      one.body: |',
    `${page}:10: components[0].texts.one.body: expected a code such as title, body, 1.title or 1.body, got "one.body"`,
  ],
  [
    'Markdown that the site cannot show',
    '        A *first* paragraph.',
    '        First.\n\n        # Heading',
    `${page}:13: components[0].texts.body: expected headings of ### or ####, got #`,
  ],
  [
    'a link that may not be published',
    'A *first*',
    'A\n        [first](javascript:alert)',
    `${page}:12: components[0].texts.body: expected a link to https://…`,
  ],
  [
    'a component code twice',
    'components:\n',
    'components:\n  - { code: hero, kind: TEAM, texts: {} }\n',
    `${page}:7: components[1].code: expected a code that is not taken, got "hero" again`,
  ],
];

it.each(mistakes)('names %s', (...mistake) => content.expectProblem(...mistake));

describe('the notices of the disclaimers', () => {
  const file = 'pages/disclaimers/en.yaml';

  it.each([
    [
      'part-moins-un-an: Under one year.',
      'components: expected a text "part-moins-un-an" in one of them, the notice in place of the performance of a share under one year (AMF DOC-2011-24): add it',
    ],
    [
      'empty-portfolio: Under investment.',
      'components: expected a text "empty-portfolio" in one of them, the notice in place of a portfolio that is being invested: add it',
    ],
    [
      'marketing-label: A marketing communication.',
      'components: expected a text "marketing-label" in one of them, the notice with every fund: that it is a marketing communication, what to read first, and the risk of loss (Regulation (EU) 2019/1156, article 4(1) and (2); ESMA34-45-1272): add it',
    ],
    [
      'investor-rights: Rights.',
      'components: expected a text "investor-rights" in one of them, the notice with every fund: where and in which languages prospectus, KID and investors’ rights are, and that marketing may end (Regulation (EU) 2019/1156, article 4(2) and (3)): add it',
    ],
    [
      'performance-source: The company.',
      'components: expected a text "performance-source" in one of them, the notice with every performance: its source (Delegated Regulation (EU) 2017/565, article 44(4)(c)): add it',
    ],
  ])('are named when one is missing: %s', async (notice, problem) => {
    await content.edit(file, notice, 'other: Another text.');
    expect(await content.problems()).toEqual([`content/${file}:2: ${problem}`]);
  });

  it('are named when one is empty', async () => {
    await content.edit(file, 'Under one year.', '"  "');
    const [first] = await content.problems();
    expect(first).toContain(`content/${file}:6: components[0].texts.part-moins-un-an: expected a text`);
  });

  it.each(['"&nbsp;"', '–', '…', '"<p> </p>"'])('are named when one says nothing: %s', async (text) => {
    await content.edit(file, 'Under investment.', text);
    expect(await content.problems()).toEqual([
      `content/${file}:7: components[0].texts.empty-portfolio: expected a text with words`,
    ]);
  });

  it('are read where the build reads them: in the last component that has them', async () => {
    await content.edit(file, 'title: Disclaimer\n', 'title: Disclaimer\n      investor-rights: "&nbsp;"\n');
    expect(await content.problems()).toEqual([
      `content/${file}:15: components[1].texts.investor-rights: expected a text with words`,
    ]);
  });

  it('may stand in any component', async () => {
    await content.edit(
      file,
      '      empty-portfolio:',
      '  - code: portfolio\n    kind: TEXTS\n    texts:\n      empty-portfolio:',
    );
    expect(await content.problems()).toEqual([]);
  });

  it('are asked for where there is no such page', async () => {
    await content.remove('pages/disclaimers');
    expect(await content.problems()).toEqual(
      ['en', 'fr', 'it'].map(
        (locale) => `content/pages/disclaimers/${locale}.yaml:1: expected this file, which does not exist`,
      ),
    );
  });
});

describe('the disclaimer', () => {
  const file = 'pages/disclaimers/it.yaml';

  it('is named when its component is missing', async () => {
    await content.edit(file, 'code: disclaimer', 'code: terms');
    expect(await content.problems()).toEqual([
      `content/${file}:2: components: expected a component "disclaimer", what visitors accept before they browse, and the small print that ends every page: add it`,
    ]);
  });

  it.each([
    ['title', 'Disclaimer'],
    ['body', 'For investors.'],
    ['footer', 'No advice.'],
  ])('is named when its %s is missing, or says nothing', async (code, text) => {
    await content.edit(file, `      ${code}: ${text}`, `      other: ${text}`);
    expect(await content.problems()).toEqual([
      `content/${file}:13: components[1].texts: expected a text "${code}", got nothing`,
    ]);
    await content.edit(file, `      other: ${text}`, `      ${code}: "&nbsp;"`);
    const [problem, ...more] = await content.problems();
    expect(problem).toContain(`: components[1].texts.${code}: expected a text with words`);
    expect(more).toEqual([]);
  });

  it.each(['"**"', '"[](https://www.example.org/words)"', '"| |\\n|-|"'])(
    'is named when nothing is left of the Markdown of its body: %s',
    async (body) => {
      await content.edit(file, 'For investors.', body);
      expect(await content.problems()).toEqual([
        expect.stringContaining(': components[1].texts.body: expected a text with words'),
      ]);
    },
  );
});

describe('the page of the ESG approach', () => {
  const file = 'pages/esg-sri-approach/fr.yaml';
  const tabs = ['vision', 'policy-rating', 'impact', 'engagement', 'range', 'documentation'];
  const write = (blocks: readonly string[]) => {
    const components = blocks.map((block) => {
      const [code, kind = 'PROSE'] = block.split(' ');
      return `  - { code: ${code}, kind: ${kind}, texts: { title: A } }\n`;
    });
    return content.write(file, `title: ESG\ncomponents:\n${components.join('')}`);
  };
  const texts = tabs.map((tab) => `${tab}-text`);

  beforeEach(async () => {
    await write(['head LEAD', ...texts]);
    for (const locale of ['en', 'it'])
      await content.write(
        `pages/esg-sri-approach/${locale}.yaml`,
        `title: ESG\ncomponents:\n${texts.map((code) => `  - { code: ${code}, kind: PROSE, texts: {} }\n`).join('')}`,
      );
  });

  it.each([
    ['each block in a tab', texts],
    ['a head', ['head LEAD', ...texts]],
    ['texts that are used elsewhere', [...texts, 'notes TEXTS']],
  ])('may have %s', async (_, blocks) => {
    await write(blocks);
    expect(await content.problems()).toEqual([]);
  });

  it.each(['method', 'vision', 'visionary', 'impact-title', 'again LEAD'])(
    'has no block %s, which is of no tab',
    async (block) => {
      await write(['head LEAD', block, ...texts]);
      expect(await content.problems()).toEqual([
        `content/${file}:4: components[1].code: expected a code that begins with vision-, policy-rating-, impact-, engagement-, range-, documentation- and goes on with a word other than tab, tabs, title, got "${block.split(' ')[0]}"`,
      ]);
    },
  );

  it.each(tabs)('has a block in the tab %s', async (tab) => {
    await write(texts.filter((code) => code !== `${tab}-text`));
    expect(await content.problems()).toEqual([
      `content/${file}:2: components: expected a component whose code begins with ${tab}-, as its tab is empty: add it`,
    ]);
  });
});

describe('a component that the law asks for', () => {
  it.each([
    ['regulatory-information', 'complaints', 'Directive 2010/43/EU, article 6; AMF DOC-2012-07'],
    ['regulatory-information', 'investor-rights', 'Regulation (EU) 2019/1156, article 4(3)'],
    ['regulatory-information', 'facilities', 'Directive 2009/65/EC, article 92'],
    ['regulatory-information', 'adverse-impacts', 'Regulation (EU) 2019/2088, article 4'],
    ['regulatory-information', 'reporting-channel', 'law 2016-1691, article 8'],
    ['legal-notices', 'restrictive-measures', 'Regulation (EU) 833/2014, article 5f'],
    ['standard-page', 'accessibility', 'law 2005-102, article 47; Directive (EU) 2019/882'],
  ])('is named where the page %s has none: %s', async (page, duty, article) => {
    await content.write(`pages/${page}/en.yaml`, 'title: Rules\ncomponents: []\n');
    const problems = await content.problems();
    expect(problems.filter((problem) => problem.includes(`"${duty}"`))).toEqual([
      expect.stringMatching(
        new RegExp(`^content/pages/${page}/en\\.yaml:2: components: expected a component .*\\): add it$`),
      ),
    ]);
    expect(problems.join()).toContain(`(${article}): add it`);
  });
});

it('names the home page where there is none', async () => {
  await content.remove('pages/index');
  expect(await content.problems()).toEqual(
    ['en', 'fr', 'it'].map(
      (locale) => `content/pages/index/${locale}.yaml:1: expected this file, which does not exist`,
    ),
  );
});

it('names a page that is missing in a locale', async () => {
  await content.remove('pages/index/it.yaml');
  expect(await content.problems()).toEqual([
    'content/pages/index/it.yaml:1: expected this file, which does not exist',
  ]);
});
