import { answerFetch, disclaimerTexts } from '../testing/disclaimerFixtures';
import { fetchDisclaimerTexts } from './fetchDisclaimerTexts';

test('gives what the build has written', async () => {
  const fetchFile = answerFetch({ body: JSON.stringify(disclaimerTexts) });
  expect(await fetchDisclaimerTexts()).toEqual(disclaimerTexts);
  expect(fetchFile).toHaveBeenCalledWith('/disclaimer-texts.json');
});

const { fr, en, it } = disclaimerTexts;

test.each([
  ['a page in place of data', { body: '<!doctype html>' }],
  ['an error', { status: 500, body: JSON.stringify(disclaimerTexts) }],
  ['nothing', { body: 'null' }],
  ['no Italian', { body: JSON.stringify({ fr, en }) }],
  ['a locale without profiles', { body: JSON.stringify({ fr, en: { ...en, profiles: [] }, it }) }],
  [
    'a locale without a text',
    { body: JSON.stringify({ fr: { ...fr, disclaimer: { ...fr.disclaimer, body: '' } }, en, it }) },
  ],
  [
    'a profile that the site does not know',
    {
      body: JSON.stringify({
        fr,
        en,
        it: { ...it, profiles: [{ code: 'ADMIN', title: 'Admin', description: null }] },
      }),
    },
  ],
])('fails where the file has %s', async (_case, answer) => {
  answerFetch(answer);
  await expect(fetchDisclaimerTexts()).rejects.toThrow();
});
