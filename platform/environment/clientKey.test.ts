import { clientKey } from './clientKey';

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
