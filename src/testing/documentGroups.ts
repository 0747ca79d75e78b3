import type { LibraryDocumentView, LibraryGroupView } from '../features/funds/library/libraryViews';
import { documentOf } from './fundFixtures';
import { investorProfiles } from '../profiles/investorProfiles';

function documentIn(
  code: LibraryDocumentView['code'],
  title: string,
  url: string,
  changes: Partial<LibraryDocumentView> = {},
): LibraryDocumentView {
  const languages = [{ code: 'fr', title: 'français' }];
  return { ...documentOf(), code, title, url, otherLanguages: [], languages, years: ['2026'], ...changes };
}

const everyone = [...investorProfiles];

/** A fund with a document of its own and a share with two, and the company with one. */
export const documentGroups: readonly LibraryGroupView[] = [
  {
    code: 'asia',
    title: 'Meridane Asie',
    path: '/fr/funds/meridane-asie',
    activatedTools: [],
    visibleTo: everyone,
    parts: [
      {
        share: null,
        visibleTo: everyone,
        documents: [
          documentIn('PROSPECTUS', 'Prospectus', '/prospectus', {
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
        visibleTo: everyone,
        documents: [
          documentIn('KIID', 'DIC', '/kid'),
          documentIn('MONTHLY_REPORT', 'Reporting mensuel', '/month', { visibleTo: ['INSTIT', 'PRO'] }),
        ],
      },
    ],
  },
  {
    code: 'company',
    title: 'Meridane Asset Management',
    path: null,
    activatedTools: [],
    visibleTo: everyone,
    parts: [
      {
        share: null,
        visibleTo: everyone,
        documents: [documentIn('REMUNERATION_POLICY', 'Politique de rémunération', '/pay')],
      },
    ],
  },
];
