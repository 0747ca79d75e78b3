import { withOwnMinifier } from './withOwnMinifier';

class TerserPlugin {
  constructor(readonly options: object = {}) {}
  apply() {
    // Nothing is compiled.
  }
}

class CssMinimizerPlugin extends TerserPlugin {}

const minifyJs = (options: object) => new TerserPlugin(options);

it('takes the place of Gatsby’s minifier of scripts, and of no other', () => {
  const styles = new CssMinimizerPlugin();
  const { mode, optimization } = withOwnMinifier(
    { mode: 'production', optimization: { minimize: true, minimizer: [new TerserPlugin(), styles] } },
    minifyJs,
  );
  expect(mode).toBe('production');
  expect(optimization?.minimize).toBe(true);
  const [scripts, other, ...rest] = optimization?.minimizer ?? [];
  expect(scripts).toMatchObject({ options: { terserOptions: { ecma: 2020 } } });
  expect(other).toBe(styles);
  expect(rest).toEqual([]);
});

it.each([{}, { optimization: { minimizer: [new CssMinimizerPlugin()] } }])(
  'refuses a configuration that minifies otherwise',
  (config) => {
    expect(() => withOwnMinifier(config, minifyJs)).toThrow('TerserPlugin');
  },
);
