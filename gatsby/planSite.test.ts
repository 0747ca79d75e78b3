import { RecentValues } from '../platform/RecentValues';
import { posting } from './contentApi/runQuery';
import type { Images } from './images/imageCuts';
import { type LocalePlan, planSite, type SitePlan } from './planSite';
import { createSanitise } from './sanitise/sanitiseHtml';
import { createSmallContent } from './testing/smallContent';
import { type SmallContentApi, startSmallContentApi } from './testing/smallContentApi';

let api: SmallContentApi;
beforeEach(async () => {
  api = await startSmallContentApi();
});
afterEach(() => api.close());

const known = new RecentValues<LocalePlan>(6);
const noImages: Images = new Map();
const portrait = { src: '/one.webp', srcSet: '', sizes: '', width: 320, height: 400 };

function plan(others: Partial<Parameters<typeof planSite>[0]> = {}): Promise<SitePlan> {
  const contentApi = { url: api.url, token: undefined };
  return planSite({
    contentApi,
    run: posting(contentApi),
    images: async () => noImages,
    sanitise: createSanitise([]),
    siteUrl: 'https://www.korvane.example',
    today: '2026-11-02',
    known,
    ...others,
  });
}

/** Locales that were planned anew. */
function plannedAnew(before: SitePlan, after: SitePlan): string[] {
  return after.sources.filter((source) => !before.sources.includes(source)).map(({ locale }) => locale);
}

/** All that is made of the pages. */
const contextsOf = ({ pages }: SitePlan) =>
  pages.map(({ path, template, context }) => [path, template, context]);

describe('a plan with those made before at hand', () => {
  test('is of the same pages where the content is the same', async () => {
    const before = await plan();
    expect(plannedAnew(before, await plan())).toEqual([]);
  });

  test('is made anew in the locale of an edit, and equals one made with nothing at hand', async () => {
    const before = await plan();
    const content = createSmallContent();
    for (const { titles } of content.news.slice(0, 1)) titles.fr = 'Lettre changée';
    api.content = content;
    const after = await plan();
    expect(plannedAnew(before, after)).toEqual(['fr']);
    expect(contextsOf(after)).toEqual(contextsOf(await plan({ known: undefined })));
  });

  test.each<[string, Partial<Parameters<typeof planSite>[0]>]>([
    [
      'pictures',
      { images: async (_kind, urls) => new Map([...urls.keys()].map((code) => [code, portrait])) },
    ],
    ['the address of the site', { siteUrl: 'https://www2.korvane.example' }],
    ['the day', { today: '2020-01-01' }],
  ])('is made anew for other %s', async (_what, others) => {
    const before = await plan();
    const after = await plan(others);
    expect(plannedAnew(before, after)).toEqual(['fr', 'en', 'it']);
    expect(contextsOf(after)).not.toEqual(contextsOf(before));
    expect(contextsOf(after)).toEqual(contextsOf(await plan({ ...others, known: undefined })));
  });
});
