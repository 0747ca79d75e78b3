import { ask } from './testing/ask';

const expectations = [
  ['{ pages(locale: "de") { code } }', 'Invalid locale'],
  ['{ pages(locale: "FR") { code } }', 'Invalid locale'],
  ['{ company(locale: "") { title } }', 'Invalid locale'],
  ['{ countries(locale: "es") { code } }', 'Invalid locale'],
  ['{ investorProfiles(locale: "es") { code } }', 'Invalid locale'],
  ['{ newsCategories(locale: "es") { code } }', 'Invalid locale'],
  ['{ teamMembers(locale: "es") { code } }', 'Invalid locale'],
  ['{ news(locale: "es") { total } }', 'Invalid locale'],
  ['{ fundCategories(locale: "es") { code } }', 'Invalid locale'],
  ['{ fundCategories(locale: "fr") { funds(locale: "es") { code } } }', 'Invalid locale'],
  [
    '{ fundCategories(locale: "fr") { funds(locale: "fr") { shares(locale: "x") { slug } } } }',
    'Invalid locale',
  ],
  [
    '{ fundCategories(locale: "fr") { funds(locale: "fr", investorProfile: "VIP") { code } } }',
    'Unknown investorProfile "VIP": expected RETAIL, INSTIT, PRO',
  ],
  ['{ news(locale: "fr", limit: 0) { total } }', 'Invalid limit 0: expected 1 to 100'],
  ['{ news(locale: "fr", limit: 101) { total } }', 'Invalid limit 101: expected 1 to 100'],
  ['{ news(locale: "fr", skip: -1) { total } }', 'Invalid skip -1: expected 0 or more'],
] as const;

test.each(expectations)('%s is refused', async (query, message) => {
  const { errors } = await ask(query);
  expect(errors?.map((error) => error.message)).toContain(message);
  expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT' });
});

test('null stands for the default', async () => {
  const { errors } = await ask('{ news(locale: "fr", limit: null, skip: null) { total } }');
  expect(errors).toBeUndefined();
});
