import type { Json } from '../../../api';
import { pictureFiles } from './pictureFiles';

const filesOf = (...paths: string[]) => paths.map((path) => ({ path, blob: 'b', size: 1 }));
const team: Json = [
  { code: 'ana', name: 'Ana', portrait: 'ana.png' },
  { code: 'bob', portrait: 'ana.png' },
  { code: 'eve', name: 'Eve' },
];
const company = { brand: { colour: '#fff', logo: 'logo.svg', icon: 'logo.svg' } };

test('pictures know who shows them: the unused first, then the newest news, the team and the brand', () => {
  const files = filesOf(
    'company/logo.svg',
    'news/2025-01-01-a/fr.md',
    'news/2025-01-01-a/image.png',
    'news/2026-01-01-b/image.png',
    'news/2026-01-01-b/en.md',
    'news/2026-01-01-b/fr.md',
    'news/2026-01-01-b/fr.pdf',
    'team/portraits/ana.png',
    'team/portraits/old.png',
  );
  expect(pictureFiles(files, { team, company }).map(({ path, uses }) => [path, uses])).toEqual([
    ['team/portraits/old.png', []],
    [
      'news/2026-01-01-b/image.png',
      [{ item: 'news/2026-01-01-b', news: ['news/2026-01-01-b/en.md', 'news/2026-01-01-b/fr.md'] }],
    ],
    ['news/2025-01-01-a/image.png', [{ item: 'news/2025-01-01-a', news: ['news/2025-01-01-a/fr.md'] }]],
    [
      'team/portraits/ana.png',
      [
        { item: 'team/team', member: 'Ana' },
        { item: 'team/team', member: 'bob' },
      ],
    ],
    [
      'company/logo.svg',
      [
        { item: 'company/company', field: 'logo' },
        { item: 'company/company', field: 'icon' },
      ],
    ],
  ]);
});

test.each([
  ['of news without a text', 'news/2026-01-01-b/image.png'],
  ['of another name in a news folder', 'news/2026-01-01-b/photo.JPG'],
  ['elsewhere', 'pages/index/photo.webp'],
])('a picture %s is unused', (_, path) => {
  expect(pictureFiles(filesOf(path), { team: undefined, company: 'none' })).toMatchObject([
    { path, uses: [] },
  ]);
});
