import path from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';
import { withSwc } from './withSwc';

const images = { test: /\.(ico|svg|png)(\?.*)?$/, use: ['url-loader'] };
const scripts = { test: /\.(js|tsx?)$/, exclude: /vendor/, use: ['babel-loader'] };
const config: Configuration = { mode: 'production', module: { rules: [scripts, images] } };

it('keeps the rest of the configuration', () => {
  const { mode, module } = withSwc(config);
  expect([mode, module?.rules?.[1]]).toEqual(['production', images]);
});

describe('swc', () => {
  const [babel, , swc] = (withSwc(config).module?.rules ?? []) as RuleSetRule[];
  const takes = swc?.test as (file: string) => boolean;

  it('compiles sources in place of Babel, which keeps what else it leaves out', () => {
    expect(babel).toEqual({ ...scripts, exclude: [/vendor/, takes] });
  });

  it.each([
    ['src/components/news/NewsCard.tsx', true],
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
