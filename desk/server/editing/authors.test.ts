import { isAuthor, isPerson, personOf } from './authors';

const site = 'https://www.example.com';

test.each([
  ['anna', 'anna@example.com'],
  ['anna@company.example', 'anna@company.example'],
  ['@', '-@example.com'],
  ['a@b@c', 'a-b-c@example.com'],
])('%s writes as %s', (name, mail) => {
  expect(personOf(name, site)).toEqual({ name, mail });
});

test('the development site is a host too', () => {
  expect(personOf('anna', 'http://localhost:9000').mail).toBe('anna@localhost');
});

test('an author is known by name or by mail, in capitals or not', () => {
  const by = (name: string, mail: string) => isAuthor('Anna', { authors: [{ name, mail }] }, site);
  expect(by('ANNA', 'anna@former.example')).toBe(true);
  expect(by('Anna Rossi', 'Anna@Example.com')).toBe(true);
  expect(by('Anna Rossi', 'rossi@example.com')).toBe(false);
  expect(isAuthor('anna', { authors: [] }, site)).toBe(false);
  expect(isPerson('anna', null, site)).toBe(false);
});
