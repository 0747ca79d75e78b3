import { profilesSeeingDocument } from '../../src/features/funds/documentViews';
import { DocumentTypeCode } from '../../contract/codes.generated';
import { profilesSeeingType } from './documentVisibility';

test.each(DocumentTypeCode)('a document of the type %s is for those to whom the site shows it', (type) => {
  expect(profilesSeeingType(type).toSorted()).toEqual(profilesSeeingDocument(type).toSorted());
});
