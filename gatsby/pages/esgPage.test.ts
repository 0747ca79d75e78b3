import { esgTabs } from '../../src/features/esg/esgTabList';
import { type ComponentRow, componentRow, localeContent, pageRow, sourcesOf } from '../testing/contentRows';
import { contentPages } from './contentPages';

const lead = componentRow('LEAD', { title: 'Rating where data are scarce', body: '<p>On the spot.</p>' });
const ofEachTab = esgTabs.map((tab) => componentRow('PROSE', { title: tab }, `${tab}-text`));

function esgPageOf(components: ComponentRow[]) {
  const pages = [pageRow('esg-sri-approach', { components })];
  const [page] = contentPages(sourcesOf(localeContent('en', { site: { pages } })));
  return page;
}

it('has a template of its own, opened by the first statement', () => {
  expect(esgPageOf([lead, ...ofEachTab])).toMatchObject({
    path: '/en/esg-our-sustainable-approach',
    template: 'EsgPage',
    context: {
      title: 'Rating where data are scarce',
      lead: '<p>On the spot.</p>',
      tabs: esgTabs.map((id) => ({ id, blocks: [{ code: `${id}-text`, title: id }] })),
    },
  });
});

it('does not hold its blocks twice', () => {
  expect(esgPageOf(ofEachTab)?.context).not.toHaveProperty('blocks');
});

it('opens with its own title where no block does', () => {
  expect(esgPageOf(ofEachTab)?.context).toMatchObject({ title: 'Title of esg-sri-approach', lead: null });
});

it('keeps the order of the blocks within each tab, wherever they stand', () => {
  const late = componentRow('PROSE', {}, 'impact-late');
  const early = componentRow('PROSE', {}, 'impact-early');
  const components = [early, ...ofEachTab, late];
  expect(esgPageOf(components)?.context).toMatchObject({
    tabs: esgTabs.map((id) => ({
      id,
      blocks: (id === 'impact' ? ['impact-early', 'impact-text', 'impact-late'] : [`${id}-text`]).map(
        (code) => ({
          code,
        }),
      ),
    })),
  });
});

it.each([
  ['of no tab', 'method'],
  ['of a tab’s name alone, which is the anchor of its panel', 'vision'],
  ['that begins like a tab’s name', 'visionary'],
  ['that the tab’s title has', 'impact-title'],
  ['that the tab has', 'policy-rating-tab'],
  ['that the list of tabs has', 'vision-tabs'],
])('a code %s stops the build', (_what, code) => {
  expect(() => esgPageOf([lead, ...ofEachTab, componentRow('PROSE', {}, code)])).toThrow(
    `Page "esg-sri-approach" (en): component "${code}" is in none of its tabs. Its code has to begin with vision-, policy-rating-, impact-, engagement-, range-, documentation- and a word other than tab, tabs, title`,
  );
});

it('a second statement needs a tab too', () => {
  expect(() => esgPageOf([lead, ...ofEachTab, componentRow('LEAD', {}, 'again')])).toThrow(
    'component "again"',
  );
});

it.each(esgTabs)('nothing in the tab %s stops the build', (tab) => {
  const components = ofEachTab.filter(({ code }) => code !== `${tab}-text`);
  expect(() => esgPageOf([lead, ...components])).toThrow(
    `Page "esg-sri-approach" (en): its tab "${tab}" is empty. Publish a component whose code begins with ${tab}-`,
  );
});

it('texts that are used elsewhere are in no tab', () => {
  expect(() => esgPageOf([...ofEachTab, componentRow('TEXTS', {}, 'notes')])).not.toThrow();
});
