import { TimedWorker } from '../../../platform/TimedWorker';
import { withSafeDrawings } from './withSafeDrawings';

const logo = 'company/logo.svg';
const whole = (path: string, content: string | null) => ({ path, base: null, content });
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>\n';

test('what could run in a drawing of the brand is taken out', async () => {
  const hostile = drawing
    .replace('<path', '<script>alert(1)</script><path onclick="alert(2)"')
    .replace('</svg>', '<a href="javascript:alert(3)"><foreignObject><b>4</b></foreignObject></a></svg>');
  const base64 = { content: Buffer.from(hostile).toString('base64'), encoding: 'base64' as const };
  const [file] = await withSafeDrawings([{ path: logo, base: 'older', ...base64 }]);
  expect(file).toMatchObject({ path: logo, base: 'older' });
  expect(file).not.toHaveProperty('encoding');
  const content = file && 'content' in file ? file.content : '';
  expect(content).toContain('<path d="M0 0h8v8z"');
  expect(content).not.toMatch(/script|alert|onclick|foreignObject/i);
});

test('a drawing that is safe stays as it is, and is so when it is saved again', async () => {
  const once = await withSafeDrawings([whole(logo, drawing)]);
  expect(once).toEqual([whole(logo, drawing)]);
  expect(await withSafeDrawings(once)).toEqual(once);
});

test('other files, and drawings that are removed, are not looked at', async () => {
  const files = [
    whole('news/a/fr.md', '<svg><script>'),
    whole('news/a/old.svg', null),
    { path: 'company/company.yaml', base: 'x', edits: [] },
  ];
  expect(await withSafeDrawings(files)).toEqual(files);
});

test('a drawing that takes too long is refused', async () => {
  jest.spyOn(TimedWorker.prototype, 'ask').mockResolvedValueOnce(undefined);
  await expect(withSafeDrawings([whole(logo, drawing)])).rejects.toMatchObject({
    statusCode: 422,
    code: 'svg-too-complex',
  });
});

test.each([
  ['no drawing', logo, '<p>Hello</p>'],
  ['a drawing without a viewBox', logo, '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a PNG', logo, '\x89PNG\r\n'],
  ['a drawing of news', 'news/a/image.SVG', drawing],
])('%s is refused', async (_, path, content) => {
  await expect(withSafeDrawings([whole(path, content)])).rejects.toMatchObject({
    statusCode: 422,
    code: 'svg-refused',
    message: expect.stringContaining(path),
  });
});
