import { dataOf } from './testing/ask';

test('pages of one locale, in the order of the content, with their routes', async () => {
  const query =
    '{ pages(locale: "it") { code route title components { code kind texts { code content } } } }';
  expect(await dataOf(query)).toMatchObject({
    pages: [
      {
        code: 'index',
        route: '/it',
        title: 'index (it)',
        components: [
          { code: 'lead', kind: 'LEAD', texts: [{ code: 'title', content: 'Titre it' }] },
          { code: 'notices', kind: 'TEXTS' },
        ],
      },
      { code: 'teams', route: '/it/il-team-meridane' },
      { code: 'disclaimers', route: '/it/disclaimers' },
    ],
  });
});

test('pages of some codes keep the order of the content', async () => {
  const answer = await dataOf('{ pages(locale: "fr", codes: ["disclaimers", "index"]) { code } }');
  expect(answer).toEqual({ pages: [{ code: 'index' }, { code: 'disclaimers' }] });
});

test('one page in each locale, by aliases', async () => {
  const page = 'codes: ["disclaimers"]) { components { texts { content } } }';
  const answer = await dataOf(`{ fr: pages(locale: "fr", ${page} it: pages(locale: "it", ${page} }`);
  expect(JSON.stringify(answer)).toContain('Moins d’un an (fr)');
  expect(JSON.stringify(answer)).toContain('Moins d’un an (it)');
});

test('the company, all its infos or those of some codes', async () => {
  const answer = await dataOf(
    `{ company(locale: "it") {
      title baseline subBaseline
      infos { code content }
      some: infos(codes: ["PHONE", "YOUTUBE"]) { code }
      keyFigures { code value title }
    } }`,
  );
  expect(answer).toEqual({
    company: {
      title: 'Meridane Asset Management',
      baseline: 'Capire',
      subBaseline: null,
      infos: [
        { code: 'CITY', content: 'Parigi' },
        { code: 'PHONE', content: '+33 1 00 00 00 00' },
      ],
      some: [{ code: 'PHONE' }],
      keyFigures: [{ code: 'AUM', value: '2,6 mld €', title: 'Encours' }],
    },
  });
});

test('documents of the company, with their earlier editions', async () => {
  const file = 'url language formattedDate fileType fileSize';
  const query = `{ company(locale: "en") { documents {
    documentType { code title } ${file} otherLanguages { language url } editions { ${file} }
  } } }`;
  const url = '/e/en/docs/company/VOTING_REPORT';
  const facts = { language: 'fr', fileType: 'pdf', fileSize: 240_400 };
  expect(await dataOf(query)).toEqual({
    company: {
      documents: [
        {
          documentType: { code: 'VOTING_REPORT', title: 'Voting report' },
          url,
          formattedDate: '30\u00a0March\u00a02026',
          ...facts,
          otherLanguages: [],
          editions: [
            { url: `${url}?edition=2025-03-28`, formattedDate: '28\u00a0March\u00a02025', ...facts },
          ],
        },
      ],
    },
  });
});

test('countries with their languages, profiles', async () => {
  const answer = await dataOf(
    `{ countries(locale: "en") { code title languages { title locale label } }
       investorProfiles(locale: "it") { code title description } }`,
  );
  expect(answer).toEqual({
    countries: [
      {
        code: 'FR',
        title: 'France',
        languages: [
          { title: 'French', locale: 'fr', label: 'FR' },
          { title: 'English', locale: 'en', label: 'EN' },
        ],
      },
    ],
    investorProfiles: [
      { code: 'RETAIL', title: 'Privato', description: null },
      { code: 'INSTIT', title: 'Istituzionale', description: null },
      { code: 'PRO', title: 'Professionale', description: null },
    ],
  });
});

test('members of the team, with the address of their portrait', async () => {
  const query = '{ teamMembers(locale: "en") { code name role department portrait { url width height } } }';
  expect(await dataOf(query)).toEqual({
    teamMembers: [
      {
        code: 'maud-verlaine',
        name: 'Maud Verlaine',
        role: 'Portfolio manager',
        department: 'management',
        portrait: { url: '/media/maud-verlaine.png', width: 640, height: 800 },
      },
    ],
  });
});
