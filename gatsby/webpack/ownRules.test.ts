import path from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';
import { withSpriteFiles, withSwc } from './ownRules';

const images = { test: /\.(ico|svg|png)(\?.*)?$/, use: ['url-loader'] };
const scripts = { test: /\.(js|tsx?)$/, exclude: /vendor/, use: ['babel-loader'] };
const config: Configuration = { mode: 'production', module: { rules: [scripts, images] } };

it('takes sprites from the rule of images and serves them as files', () => {
  const { module } = withSpriteFiles(config, 'file-loader');
  expect(module?.rules).toEqual([
    scripts,
    { ...images, exclude: [/\.sprite\.svg$/] },
    { test: /\.sprite\.svg$/, use: ['file-loader'] },
  ]);
});

it('keeps the rest of the configuration', () => {
  expect(withSpriteFiles({ mode: 'production' }, 'file-loader')).toMatchObject({ mode: 'production' });
});

describe('swc', () => {
  const [babel, , swc] = (withSwc(config).module?.rules ?? []) as RuleSetRule[];
  const takes = swc?.test as (file: string) => boolean;

  it('compiles sources in place of Babel, which keeps what else it leaves out', () => {
    expect(babel).toEqual({ ...scripts, exclude: [/vendor/, takes] });
  });

  it.each([
    ['src/features/news/NewsCard.tsx', true],
    ['src/routes/routeTable.ts', true],
    ['src/features/templates/Choice.tsx', true],
    ['src/templates/HomePage.tsx', false],
    ['src/features/news/icons.sprite.svg', false],
    ['.cache/src/app.ts', false],
    ['node_modules/some/src/index.ts', false],
  ])('takes %s: %s', (file, isTaken) => {
    expect(takes(path.resolve(file))).toBe(isTaken);
  });
});
