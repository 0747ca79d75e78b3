import { signPublishRequest } from './testing/signPublishRequest';
import { parsePublishBody, type SignedRequest, verifySignature } from './hookSignature';

describe('verifySignature', () => {
  const secret = '0123456789abcdef0123456789abcdef';
  const now = new Date('2026-11-21T08:00:00.900Z');
  const seconds = 1_795_248_000;

  function signed(body = '{}', at = now): SignedRequest {
    const headers = signPublishRequest(secret, body, at);
    return {
      timestamp: headers['x-publish-timestamp'],
      signature: headers['x-publish-signature'],
      body: Buffer.from(body),
    };
  }

  it('takes the timestamp, a dot and the body as signed, however the digits are written', () => {
    // printf '1795248000.{}' | openssl dgst -sha256 -hmac 0123456789abcdef0123456789abcdef
    const signature = '0c683964b98c42245b6283eb8c319b19d60f9645aac09764d437cddede8399be';
    for (const digits of [signature, signature.toUpperCase()]) {
      const request = { ...signed(), signature: `sha256=${digits}` };
      expect(verifySignature(secret, request, now)).toEqual({ signature });
    }
    expect(verifySignature(secret, signed(''), now)).toHaveProperty('signature');
  });

  it.each([-300, 300])('takes a time %i seconds away, and no more', (distance) => {
    const request = signed('{}', new Date((seconds + distance) * 1000));
    expect(verifySignature(secret, request, now)).toHaveProperty('signature');
    const further = signed('{}', new Date((seconds + distance + Math.sign(distance)) * 1000));
    expect(verifySignature(secret, further, now)).toEqual({
      problem: expect.stringContaining('five minutes'),
    });
  });

  const withoutSecret = signPublishRequest('another secret of 32 characters..', '{}', now)[
    'x-publish-signature'
  ];

  it.each<[string, Partial<SignedRequest>, string]>([
    ['no timestamp', { timestamp: undefined }, 'x-publish-timestamp is missing'],
    ['milliseconds with a fraction', { timestamp: `${seconds}.5` }, 'x-publish-timestamp is missing'],
    ['a leading zero', { timestamp: `0${seconds}` }, 'x-publish-timestamp is missing'],
    ['two timestamps', { timestamp: [String(seconds), '1'] }, 'x-publish-timestamp is missing'],
    ['no signature', { signature: undefined }, 'x-publish-signature is missing'],
    ['another algorithm', { signature: `sha1=${'0'.repeat(40)}` }, 'x-publish-signature is missing'],
    ['too few digits', { signature: 'sha256=00' }, 'x-publish-signature is missing'],
    ['another secret', { signature: withoutSecret }, 'is not the signature'],
    ['another body', { body: Buffer.from('{ }') }, 'is not the signature'],
    ['another time', { timestamp: String(seconds + 1) }, 'is not the signature'],
    // Callers who cannot sign must not learn anything about the time check.
    ['another time, long ago', { timestamp: '1' }, 'is not the signature'],
  ])('refuses %s', (_, change, problem) => {
    const result = verifySignature(secret, { ...signed(), ...change }, now);
    expect(result).toEqual({ problem: expect.stringContaining(problem) });
  });
});

describe('parsePublishBody', () => {
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
});
