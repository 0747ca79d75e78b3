import { clientAddress, clientKey } from './clientAddress';

describe('clientKey', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['2001:db8:0:1::7', '2001:db8:0:1'],
    ['2001:DB8:0:1:ffff:ffff:ffff:ffff', '2001:db8:0:1'],
    ['2001:db8:0:2::7', '2001:db8:0:2'],
    ['2001:db8::', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', 'unknown'],
    ['nobody', 'unknown'],
  ])('%s counts as %s', (address, key) => {
    expect(clientKey(address)).toBe(key);
  });
});

describe('clientAddress', () => {
  const connection = '10.0.0.1';

  test.each([
    ['nothing', undefined, 0, connection],
    ['nothing, behind a proxy that says nothing', undefined, 1, connection],
    ['a forged header, without proxies', '203.0.113.9', 0, connection],
    ['what the one proxy adds', '203.0.113.9', 1, '203.0.113.9'],
    ['what the one proxy adds to a forged header', '198.51.100.1, 203.0.113.9', 1, '203.0.113.9'],
    ['what the outer of two proxies adds', '198.51.100.1, 203.0.113.9, 10.0.0.2', 2, '203.0.113.9'],
    ['fewer entries than proxies', '203.0.113.9', 2, connection],
    ['IPv6', '198.51.100.1,2001:db8::7', 1, '2001:db8::7'],
    ['an entry that is no address', '203.0.113.9, unknown', 1, connection],
    ['an entry with a port', '198.51.100.1, 192.0.2.1:51234', 1, '192.0.2.1'],
    ['an IPv6 entry with a port', '[2001:db8::7]:51234', 1, '2001:db8::7'],
    ['an IPv6 entry in brackets', '[2001:db8::7]', 1, '2001:db8::7'],
    ['an empty entry', '203.0.113.9, ', 1, connection],
  ] as const)('%s', (_, header, hops, expected) => {
    const headers = { 'x-forwarded-for': header };
    expect(clientAddress({ socket: { remoteAddress: connection }, headers }, hops)).toBe(expected);
  });

  test('a connection that is closed already', () => {
    expect(clientAddress({ socket: {}, headers: {} }, 0)).toBe('');
  });
});
