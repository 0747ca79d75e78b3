import { withSpriteFiles } from './spriteFiles';

const images = { test: /\.(ico|svg|png)(\?.*)?$/, use: ['url-loader'] };
const scripts = { test: /\.js$/, use: ['babel-loader'] };

it('takes sprites from the rule of images and serves them as files', () => {
  const { module } = withSpriteFiles(
    { mode: 'production', module: { rules: [scripts, images] } },
    'file-loader',
  );
  expect(module?.rules).toEqual([
    scripts,
    { ...images, exclude: /\.sprite\.svg$/ },
    { test: /\.sprite\.svg$/, use: ['file-loader'] },
  ]);
});

it('keeps the rest of the configuration', () => {
  expect(withSpriteFiles({ mode: 'production' }, 'file-loader')).toMatchObject({ mode: 'production' });
});
