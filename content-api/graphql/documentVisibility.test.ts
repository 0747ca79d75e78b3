import { profilesSeeingDocument } from '../../src/features/funds/documentViews';
import { documentTypeCodes } from '../../content/parsing/content';
import { profilesSeeingType } from './documentVisibility';

test.each(documentTypeCodes)('a document of the type %s is for those to whom the site shows it', (type) => {
  expect(profilesSeeingType(type).toSorted()).toEqual(profilesSeeingDocument(type).toSorted());
});
