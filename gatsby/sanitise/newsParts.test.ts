import { createSanitise } from './sanitiseHtml';

const { newsParts } = createSanitise([]);
const video = 'https://player.vimeo.com/video';
const player = (src: string) => ({ kind: 'player', src, host: new URL(src).hostname });
const paragraph = (html: string) => ({ kind: 'paragraph', html });

it.each([
  ['nothing', '', []],
  ['blank lines', ' \n\n \n', []],
  ['elements with nothing in them', '<b> </b>\n\n<i></i>', []],
  ['one paragraph over two lines', 'one\ntwo', [paragraph('one\ntwo')]],
  ['paragraphs', '\none\n\n\n<b>two</b>\n \nthree\n', ['one', '<b>two</b>', 'three'].map(paragraph)],
  [
    'a player on a line of its own',
    `one\n\n<iframe src="${video}/1"></iframe>\n\ntwo`,
    [paragraph('one'), player(`${video}/1`), paragraph('two')],
  ],
  [
    'players within a line',
    `one <iframe src="${video}/1"></iframe><iframe src="${video}/2"></iframe> two`,
    [paragraph('one'), player(`${video}/1`), player(`${video}/2`), paragraph('two')],
  ],
  [
    'a player with parameters',
    `<iframe src="${video}/1?a=1&amp;b=2" width="560" allowfullscreen></iframe>`,
    [player(`${video}/1?a=1&b=2`)],
  ],
  ['a player with text within', `<iframe src="${video}/1">No frames</iframe>`, [player(`${video}/1`)]],
  [
    'elements that span paragraphs and players, closed and opened anew',
    `<b>one <i>two\n\nthree</i><iframe src="${video}/1"></iframe> four\n\n</b>five`,
    [
      paragraph('<b>one <i>two</i></b>'),
      paragraph('<b><i>three</i></b>'),
      player(`${video}/1`),
      paragraph('<b> four</b>'),
      paragraph('five'),
    ],
  ],
  ['a frame without an address', 'one<iframe></iframe>two', [paragraph('onetwo')]],
  ['a frame with a script', '<iframe src="javascript:alert(1)"></iframe>', []],
  ['a frame on this site', '<iframe src="/fr"></iframe>', []],
  ['a frame with an address that cannot be read', '<iframe src="https://"></iframe>', []],
])('%s', (_, body, parts) => {
  expect(newsParts(body)).toEqual(parts);
});

it('takes no address for markup', () => {
  const body = '<a href="/x?<iframe></iframe>\n\n">one</a> <a href="https://a.example/?<b>">two</a>';
  const parts = newsParts(body);
  expect(parts).toHaveLength(1);
  expect(parts).toMatchObject([{ html: expect.stringMatching(/^one <a href=.*>two<\/a>$/) }]);
});

it('never leaves a frame in a paragraph', () => {
  const body = `<IFRAME SRC=${video}/1 onload=x()><p>a</p></IFRAME> b <iframe src="https://c.example/`;
  for (const part of newsParts(body)) {
    expect(part).not.toMatchObject({ html: expect.stringMatching(/iframe/i) });
  }
});
