/** @jest-environment node */

import {
  catalogueFund,
  documentRow,
  fundRow,
  localeContent,
  seen,
  shareRow,
} from '../../../../gatsby/testing/contentRows';
import { libraryGroups } from './libraryViews';

const { company } = localeContent('fr').site;

const editions = [
  {
    url: '/e/fr/docs/company/VOTING_REPORT?edition=2025-04-10',
    language: 'fr',
    date: '2025-04-10',
    formattedDate: '10 avril 2025',
    fileType: 'pdf',
    fileSize: null,
  },
];
const report = {
  ...documentRow('VOTING_REPORT', '2026-04-14'),
  language: 'fr',
  otherLanguages: [{ language: 'it', url: '/e/it/docs/company/VOTING_REPORT' }],
  editions,
};

test('documents stand by fund and share, those of the company last', () => {
  const share = shareRow({ documents: [documentRow('KIID')] });
  const fund = catalogueFund(
    fundRow({ documents: [documentRow('PROSPECTUS')], shares: [share, shareRow({ name: 'N' })] }),
  );
  const groups = libraryGroups([fund], { ...company, documents: [report] }, 'fr');
  expect(groups).toMatchObject([
    {
      code: 'fund',
      path: '/fr/funds/fund',
      parts: [
        { share: null, documents: [{ code: 'PROSPECTUS' }] },
        { share: { name: share.name, isin: share.isinCode }, documents: [{ code: 'KIID' }] },
      ],
    },
    { code: 'company', title: 'Korvane', path: null, parts: [{ documents: [{ code: 'VOTING_REPORT' }] }] },
  ]);
});

test('a document has its languages, the shown one first, and the years of its editions', () => {
  const [group] = libraryGroups([], { ...company, documents: [report] }, 'fr');
  expect(group?.parts[0]?.documents[0]).toMatchObject({
    languages: [
      { code: 'fr', title: 'français' },
      { code: 'it', title: 'italien' },
    ],
    otherLanguages: [{ language: 'it', name: 'italien', url: '/e/it/docs/company/VOTING_REPORT' }],
    years: ['2026', '2025'],
  });
});

test('fund, share and document are for the profiles that see them', () => {
  const share = shareRow({ documents: [documentRow('SUBSCRIPTION')] });
  const row = fundRow({ shares: [share] });
  const [group] = libraryGroups([catalogueFund(row, { instit: seen([row]), retail: [] })], company, 'en');
  expect(group).toMatchObject({
    visibleTo: ['INSTIT'],
    parts: [{ visibleTo: ['INSTIT'], documents: [{ visibleTo: ['INSTIT'] }] }],
  });
});

test('who has no document is left out', () => {
  expect(libraryGroups([catalogueFund(fundRow())], company, 'en')).toEqual([]);
});

test('an address that no link may lead to is named with its owner', () => {
  const otherLanguages = [{ language: 'it', url: 'javascript:alert(1)' }];
  const documents = [{ ...documentRow('KIID'), otherLanguages }];
  expect(() => libraryGroups([], { ...company, documents }, 'en')).toThrow(
    'Company (en), document "KIID": the address "javascript:alert(1)" cannot be linked to.',
  );
});
