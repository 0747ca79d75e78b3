import { readFileSync } from 'node:fs';
import { UnknownSourceError } from './keepWritten';
import { withoutServerRendering } from './withoutServerRendering';

it('names nothing of the server’s part any more', () => {
  const installed = readFileSync('node_modules/react-helmet-async/lib/index.esm.js', 'utf8');
  expect(installed.match(/\bmapStateOnServer\b/g)).toHaveLength(2);
  expect(withoutServerRendering(installed).match(/\bmapStateOnServer\b/g)).toHaveLength(1);
});

it('refuses a library that is written otherwise', () => {
  expect(() => withoutServerRendering('var server = mapStateOnServer;')).toThrow(UnknownSourceError);
});
