import { documentTypeOrder } from './displayOrders';
import { profilesSeeingDocument } from './documentVisibility';

test('the matrix of spec §6', () => {
  const matrix = Object.fromEntries(documentTypeOrder.map((type) => [type, profilesSeeingDocument(type)]));
  expect(matrix).toEqual({
    KIID: ['RETAIL', 'INSTIT', 'PRO'],
    PROSPECTUS: ['RETAIL', 'INSTIT', 'PRO'],
    SUBSCRIPTION: ['INSTIT'],
    MONTHLY_REPORT: ['INSTIT', 'PRO'],
    RETAIL_MONTHLY_REPORT: ['RETAIL'],
    ESG_MONTHLY_REPORT: ['RETAIL', 'INSTIT', 'PRO'],
    ANNUAL_REPORT: ['RETAIL', 'INSTIT', 'PRO'],
    SHAREHOLDERS_LETTER: ['RETAIL', 'INSTIT', 'PRO'],
  });
});
