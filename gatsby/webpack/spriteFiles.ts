import type { Configuration, RuleSetRule, RuleSetUseItem } from 'webpack';

const sprite = /\.sprite\.svg$/;

function isImageRule(rule: RuleSetRule): boolean {
  return rule.test instanceof RegExp && rule.test.test('a.sprite.svg');
}

/**
 * Sprites are always files: Gatsby writes images under 10 KB into the script as `data:` addresses, and an SVG `use`
 * reads from a file only.
 */
export function withSpriteFiles(config: Configuration, fileLoader: RuleSetUseItem): Configuration {
  const rules = (config.module?.rules ?? []).map((rule) =>
    rule && typeof rule === 'object' && isImageRule(rule) ? { ...rule, exclude: sprite } : rule,
  );
  return { ...config, module: { ...config.module, rules: [...rules, { test: sprite, use: [fileLoader] }] } };
}
