import { parsePublishBody } from './parsePublishBody';

it.each([
  ['', undefined],
  ['{}', undefined],
  ['{"reason":"  "}', undefined],
  ['{"reason":" Lettre d’été 🌱 "}', 'Lettre d’été 🌱'],
  [JSON.stringify({ reason: 'x'.repeat(200) }), 'x'.repeat(200)],
])('takes %s', (text, reason) => {
  expect(parsePublishBody(Buffer.from(text))).toEqual({ reason });
});

it.each([
  'reason',
  'null',
  '[]',
  '"letter"',
  '{"reason":1}',
  '{"reason":null}',
  '{"reasons":"x"}',
  '{"reason":"a\\nb"}',
  '{"reason":"a\\u0000b"}',
  '{"reason":"a\\u202eb"}',
  '{"reason":"\\ud800"}',
  JSON.stringify({ reason: 'x'.repeat(201) }),
])('refuses %s', (text) => {
  expect(parsePublishBody(Buffer.from(text))).toHaveProperty('problem');
});

it('refuses what is not UTF-8', () => {
  expect(parsePublishBody(Buffer.from('{"reason":"é"}', 'latin1'))).toHaveProperty('problem');
});
