import { documentTypeOrder } from './displayOrders';
import { hiddenDocumentTypes, profilesSeeingDocument } from './documentViews';

test('the matrix of behaviour.md §6', () => {
  const matrix = Object.fromEntries(documentTypeOrder.map((type) => [type, profilesSeeingDocument(type)]));
  expect(matrix).toEqual({
    KIID: ['RETAIL', 'INSTIT', 'PRO'],
    PROSPECTUS: ['RETAIL', 'INSTIT', 'PRO'],
    SUBSCRIPTION: ['INSTIT'],
    MONTHLY_REPORT: ['INSTIT', 'PRO'],
    RETAIL_MONTHLY_REPORT: ['RETAIL'],
    ESG_MONTHLY_REPORT: ['RETAIL', 'INSTIT', 'PRO'],
    ANNUAL_REPORT: ['RETAIL', 'INSTIT', 'PRO'],
    HALF_YEARLY_REPORT: ['RETAIL', 'INSTIT', 'PRO'],
    PRECONTRACTUAL_ANNEX: ['RETAIL', 'INSTIT', 'PRO'],
    PERIODIC_ANNEX: ['RETAIL', 'INSTIT', 'PRO'],
    SHAREHOLDERS_LETTER: ['RETAIL', 'INSTIT', 'PRO'],
    ENGAGEMENT_POLICY: ['RETAIL', 'INSTIT', 'PRO'],
    VOTING_REPORT: ['RETAIL', 'INSTIT', 'PRO'],
    REMUNERATION_POLICY: ['RETAIL', 'INSTIT', 'PRO'],
    BEST_SELECTION_POLICY: ['RETAIL', 'INSTIT', 'PRO'],
    CONFLICTS_POLICY: ['RETAIL', 'INSTIT', 'PRO'],
    COMPLAINTS_POLICY: ['RETAIL', 'INSTIT', 'PRO'],
    ARTICLE_29_REPORT: ['RETAIL', 'INSTIT', 'PRO'],
  });
});

test.each(['STAFF', 'retail', 'toString', ''])('the unknown profile "%s" is taken for INSTIT', (profile) => {
  expect(hiddenDocumentTypes(profile)).toEqual(['RETAIL_MONTHLY_REPORT']);
});

test.each(['BROCHURE', 'kiid', ''])(
  'the type "%s", of which the rules say nothing, is for everyone',
  (type) => {
    expect(profilesSeeingDocument(type)).toEqual(['RETAIL', 'INSTIT', 'PRO']);
  },
);
