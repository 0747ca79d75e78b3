import { change } from '../../testing/drafts';
import { difference } from '../../testing/server';
import { proposedChanges } from './ProposedChanges';

const riskLevel = difference({ file: 'fund.yaml', path: ['riskLevel'], before: 4, after: 5 });
const fees = difference({
  file: 'shares/ZZ0000000016.yaml',
  path: ['fees', 'management'],
  before: 1,
  after: 2,
});
const managers = difference({ file: 'fund.yaml', path: ['managers'], before: ['ana'], after: ['bob'] });
const prospectus = {
  type: 'file' as const,
  file: 'documents/PROSPECTUS.fr.pdf',
  before: { bytes: 1 },
  after: { bytes: 2 },
};
const text = difference({ file: 'fund.yaml', path: ['description', 'fr'], before: 'a', after: 'b' });
const told = difference({ file: 'fund.yaml', path: ['changes', 'date'], before: null, after: '2026-11-20' });

test.each([
  ['fees', { differences: [fees] }, ['FEES']],
  ['managers', { differences: [managers] }, ['MANAGER']],
  ['the prospectus', { differences: [prospectus] }, ['PROSPECTUS']],
  ['two things, of which one twice', { differences: [fees, riskLevel, fees] }, ['FEES', 'RISK_INDICATOR']],
  ['a text alone', { differences: [text] }, []],
  ['what the draft tells of already', { differences: [riskLevel, told] }, []],
  ['a new fund', { differences: [riskLevel], change: 'added' as const }, []],
  ['another kind of content', { differences: [riskLevel], kind: 'news' }, []],
])('of a change of %s investors are told of the subjects', (_, over, subjects) => {
  const proposed = proposedChanges({ ...change, kind: 'funds', code: 'asia', ...over });
  expect([...proposed.keys()]).toEqual(subjects);
});
