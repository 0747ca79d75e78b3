import type { LibraryDocumentView, LibraryGroupView } from '../features/funds/library/libraryViews';
import { documentOf } from './fundFixtures';
import { investorProfiles } from '../profiles/investorProfiles';

function documentIn(
  changes: Partial<LibraryDocumentView> & Pick<LibraryDocumentView, 'code' | 'title' | 'url'>,
): LibraryDocumentView {
  return {
    ...documentOf(),
    languages: [{ code: 'fr', title: 'français' }],
    years: ['2026'],
    ...changes,
  };
}

/** A fund with a document of its own and a share with two, and the company with one. */
export const documentGroups: readonly LibraryGroupView[] = [
  {
    code: 'asia',
    title: 'Meridane Asie',
    path: '/fr/funds/meridane-asie',
    visibleTo: [...investorProfiles],
    parts: [
      {
        share: null,
        visibleTo: [...investorProfiles],
        documents: [
          documentIn({
            code: 'PROSPECTUS',
            title: 'Prospectus',
            url: '/prospectus',
            otherLanguages: [{ language: 'it', name: 'italien', url: '/prospetto' }],
            languages: [
              { code: 'fr', title: 'français' },
              { code: 'it', title: 'italien' },
            ],
            years: ['2026', '2025'],
          }),
        ],
      },
      {
        share: { name: 'R', currency: 'EUR', isin: 'ZZ0011759386' },
        visibleTo: [...investorProfiles],
        documents: [
          documentIn({ code: 'KIID', title: 'DIC', url: '/kid' }),
          documentIn({
            code: 'MONTHLY_REPORT',
            title: 'Reporting mensuel',
            url: '/month',
            visibleTo: ['INSTIT', 'PRO'],
          }),
        ],
      },
    ],
  },
  {
    code: 'company',
    title: 'Meridane Asset Management',
    path: null,
    visibleTo: [...investorProfiles],
    parts: [
      {
        share: null,
        visibleTo: [...investorProfiles],
        documents: [
          documentIn({ code: 'REMUNERATION_POLICY', title: 'Politique de rémunération', url: '/pay' }),
        ],
      },
    ],
  },
];
