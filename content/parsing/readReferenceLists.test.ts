import { useMinimalContent } from '../testing/useMinimalContent';

const content = useMinimalContent();

it.each([
  [
    'a profile of our own',
    'profiles/profiles.yaml',
    'PRO,',
    'VIP,',
    '3: [2].code: expected one of RETAIL, INSTIT, PRO, got "VIP"',
  ],
  [
    'a document type of our own',
    'document-types/document-types.yaml',
    'PROSPECTUS,',
    'FLYER,',
    '2: [1].code: expected one of KIID, PROSPECTUS, SUBSCRIPTION, ',
  ],
  [
    'a code twice',
    'profiles/profiles.yaml',
    'PRO,',
    'RETAIL,',
    '3: [2].code: expected a code that is not taken, got "RETAIL" again',
  ],
  [
    'a locale twice',
    'countries/languages.yaml',
    'locale: it',
    'locale: en',
    '3: [2].locale: expected each locale once, got "en" again',
  ],
  [
    'a language that is not offered',
    'countries/countries.yaml',
    '[fr, en]',
    '[fr, de]',
    '3: [0].languages[1]: expected one of fr, en, it, got "de"',
  ],
  ['a map for a list', 'funds/tags.yaml', '- {', '{', '1: expected a list, got a map'],
  [
    'several unknown keys',
    'categories/categories.yaml',
    'displayOrder: 1',
    'displayOrder: 1\n  order: 1\n  name: a',
    '3: [0].order: unknown keys "order" and "name", expected only code, displayOrder, title, description',
  ],
])('names %s', async (_what, file, from, to, message) => {
  await content.edit(file, from, to);
  const problems = await content.problems();
  expect(problems.join('\n')).toContain(`content/${file}:${message}`);
});

it.each(['countries/countries.yaml', 'profiles/profiles.yaml'])('asks for an entry of %s', async (file) => {
  await content.write(file, '[]\n');
  expect(await content.problems()).toContain(
    `content/${file}:1: expected at least one entry, without which no visitor could enter the site`,
  );
});
