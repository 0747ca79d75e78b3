import { componentRow, documentRow, localeContent, pageRow, sourcesOf } from '../testing/contentRows';
import { contentPages } from './contentPages';

const documentsPages = (sources: Parameters<typeof contentPages>[0]) =>
  contentPages(sources).filter(({ template }) => template === 'DocumentsPage');

const lead = componentRow('LEAD', { title: 'Every document', body: '<p>By fund.</p>' });

it('has the words of the content system, and changes with its documents', () => {
  const pages = [pageRow('documents', { title: 'Documenti', updatedAt: '2026-01-02', components: [lead] })];
  const company = { documents: [documentRow('VOTING_REPORT', '2026-04-14')] };
  expect(documentsPages(sourcesOf(localeContent('it', { site: { pages }, company })))).toMatchObject([
    {
      path: '/it/documenti',
      template: 'DocumentsPage',
      context: {
        leadTitle: 'Every document',
        lead: '<p>By fund.</p>',
        groups: [{ code: 'company' }],
        metadata: { title: 'Documenti – Korvane', modifiedOn: '2026-04-14' },
      },
    },
  ]);
});

it('is not there where the content system has no such page', () => {
  expect(documentsPages(sourcesOf(localeContent('fr')))).toEqual([]);
});
