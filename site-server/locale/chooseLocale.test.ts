import { chooseLocale } from './chooseLocale';

it.each([
  [undefined, undefined, 'fr'],
  ['locale=it', 'en', 'it'],
  ['investor_profile=PRO; locale=en', 'it', 'en'],
  ['locale="en"', undefined, 'en'],
  ['locale=de', 'it-CH, en;q=0.9', 'it'],
  ['xlocale=it', 'en', 'en'],
  ['locale', undefined, 'fr'],
  [undefined, 'en-GB,en;q=0.9,fr;q=0.8', 'en'],
  [undefined, 'de, it;q=0.4, en;q=0.7', 'en'],
  [undefined, 'en;q=0, it;q=0.1', 'it'],
  [undefined, 'de, *;q=0.5', 'fr'],
  [undefined, 'de', 'fr'],
  [undefined, ';;,,q=', 'fr'],
])('cookie %s and Accept-Language %s give %s', (cookie, acceptLanguage, expected) => {
  expect(chooseLocale({ cookie, 'accept-language': acceptLanguage })).toBe(expected);
});
