import { linkedInShareAddress, mailShareAddress } from './shareAddresses';

const url = 'https://www.meridane.example/fr/actualites/carnet?a=1&b=2#c';

test.each([
  ['Carnet de Hanoï', 'Carnet%20de%20Hano%C3%AF'],
  ['3 % & + = ? #', '3%20%25%20%26%20%2B%20%3D%20%3F%20%23'],
  ['a\r\nBcc: b@c.example&body=x', 'a%0D%0ABcc%3A%20b%40c.example%26body%3Dx'],
  ['half \ud800 a character', 'half%20%20a%20character'],
  ['whole \u{1f33f}', 'whole%20%F0%9F%8C%BF'],
])('a mail about %j has it as its subject, and nothing else of it', (title, subject) => {
  const address = mailShareAddress({ title, url });
  expect(address).toBe(`mailto:?subject=${subject}&body=${encodeURIComponent(url)}`);
  expect([...new URL(address).searchParams.keys()]).toEqual(['subject', 'body']);
});

test('a post has the whole address', () => {
  const address = new URL(linkedInShareAddress(url));
  expect(address.origin).toBe('https://www.linkedin.com');
  expect(address.searchParams.get('url')).toBe(url);
});
