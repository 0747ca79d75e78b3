import { ContentHistory } from '../revisions/testing/ContentHistory';
import { FileTitles, topField } from './FileTitles';
import { contentFiles } from './revisionFiles';

test.each([
  ['a text', 'code: x\ntitle: New\nslug: new\n', 'New'],
  ['quotes', 'title: "Growth: \\"yes\\""\nslug: x\n', 'Growth: "yes"'],
  ['lines that are further in', 'title: >-\n  One\n  two\n\nslug: x\n', 'One two'],
  ['line ends of Windows', 'title: >-\r\n  One\r\n  two\r\nslug: x\r\n', 'One two'],
  ['languages on one line', 'title: { fr: Asie, en: Asia }\n', { fr: 'Asie', en: 'Asia' }],
  ['languages below each other', 'title:\n  fr: Asie\n  de: Asien\n  it: 1\nslug: x\n', { fr: 'Asie' }],
  ['front matter', '---\ntitle: Letter\n---\n\nSubtitle\n', 'Letter'],
  ['only part of a name', 'subtitle: x\n', undefined],
  ['a field of a list', 'entries:\n  - title: x\n', undefined],
  ['a list', 'title: []\n', undefined],
  ['nothing', 'title:\n', undefined],
  ['a quote that is not closed', 'title: "x\n', 'x'],
  ['what is not there', 'title: *x\n', undefined],
])('reads a title with %s', (_, text, expected) => {
  expect(topField(text, 'title')).toEqual(expected);
});

test('a very long title is cut', () => {
  expect(topField(`title: ${'x'.repeat(300)}`, 'title')).toHaveLength(200);
});

test('files have their titles where they say one, with problems too', async () => {
  const history = await ContentHistory.create();
  const { folder } = history;
  const fileTitles = new FileTitles(folder);
  const titlesAt = async (commit: string, below?: string) =>
    (await fileTitles.add(await contentFiles(folder, commit, below))).flatMap(({ path, title }) =>
      title === undefined ? [] : [[path, title] as const],
    );
  try {
    const fund = 'funds/first-fund/fund.yaml';
    const all = Object.fromEntries(await titlesAt('main'));
    expect(Object.keys(all).filter((path) => path.startsWith('funds/'))).toEqual([
      fund,
      'funds/first-fund/shares/ZZ0000000016.yaml',
      'funds/first-fund/shares/ZZ0000000024.yaml',
    ]);
    expect(all[fund]).toEqual({ fr: expect.any(String), en: expect.any(String), it: expect.any(String) });
    await history.write('pages/index/fr.yaml', 'title: Accueil\u202e\ncomponents: 1\n');
    const commit = await history.commit('With a problem');
    expect(Object.fromEntries(await titlesAt(commit))).toEqual({
      ...all,
      'pages/index/fr.yaml': 'Accueil[U+202E]',
    });
    expect(await titlesAt(commit, fund)).toEqual([[fund, all[fund]]]);
  } finally {
    await history.dispose();
  }
});
