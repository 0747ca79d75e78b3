import { symlink } from 'node:fs/promises';
import { useFolder } from '../../platform/testing/useFolder';
import { createSanitise } from '../sanitise/sanitiseHtml';
import { type SmallContentApi, startSmallContentApi } from '../testing/smallContentApi';
import { RevisionPlans } from './RevisionPlans';

const inFolder = useFolder();
let api: SmallContentApi;
beforeEach(async () => {
  api = await startSmallContentApi();
  await symlink('.', inFolder('current'));
});
afterEach(() => api.close());

const plansOf = () =>
  new RevisionPlans({
    siteUrl: 'https://www.korvane.example',
    sanitise: createSanitise([]),
    pictures: inFolder('pictures'),
  });
const asked = (revision: string | undefined, others: { live?: string; today?: string } = {}) => ({
  contentApi: { url: api.url, token: undefined, revision },
  ...{ live: inFolder('current'), today: '2026-11-02', ...others },
});

it('plans a revision once, and anew for another day or beside another release', async () => {
  const plans = plansOf();
  const first = await plans.get(asked('a1'));
  expect(await plans.get(asked('a1', { live: inFolder() }))).toBe(first);
  expect(await plans.get(asked('a1', { today: '2026-11-03' }))).not.toBe(first);
  expect(await plans.get(asked('b2'))).not.toBe(first);
  expect(await plans.get(asked('a1', { live: inFolder('..') }))).not.toBe(first);
});

it('plans anew where the content has no revisions, and after a failure', async () => {
  const plans = plansOf();
  expect(await plans.get(asked(undefined))).not.toBe(await plans.get(asked(undefined)));
  api.behaviour = 'brokenNews';
  await expect(plans.get(asked('a1'))).rejects.toThrow('The news are being moved');
  api.behaviour = 'works';
  expect((await plans.get(asked('a1'))).pages).not.toHaveLength(0);
});
