import { readFileSync } from 'node:fs';
import path from 'node:path';
import { keepWrittenProperties, keepWrittenStyles, UnknownSourceError, wordsIn } from './keepWritten';

const source = `const other = { hover: 1 };
const defaultConditions = defineConditions({
  hover: ["@media (hover: hover)", "&:hover"],
  open: "&[open]",
  print: "@media print"
});
const defaultBaseConfig = defineConfig({
  conditions: defaultConditions,
  utilities: {
    // background
    background: { shorthand: ["bg"], transform(value) { return { background: value }; } },
    inset: { values: "spacing" },
    marginInline: { values: "spacing", shorthand: ["mx", "marginX"] },
    top: { values: "spacing" }
  }
});`;

const words = (...written: string[]) => new Set(written);
/** What is left, run as the library would. */
function kept(...written: string[]): { conditions: object; utilities: Record<string, object> } {
  const text = keepWrittenStyles(source, words(...written)).replace('const defaultBaseConfig =', 'return');
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the code under test is written here
  const run = new Function('defineConditions', 'defineConfig', text) as (
    ...define: ((value: unknown) => unknown)[]
  ) => ReturnType<typeof kept>;
  return run(
    (value) => value,
    (value) => value,
  );
}

describe('keepWrittenStyles', () => {
  it('keeps utilities by their name and by any of their shorthands', () => {
    expect(Object.keys(kept('top', 'marginX').utilities)).toEqual(['marginInline', 'top']);
    expect(Object.keys(kept('bg', 'inset').utilities)).toEqual(['background', 'inset']);
  });

  it('keeps conditions by the name with which a style asks for them', () => {
    expect(kept('_hover', '_print').conditions).toEqual({
      hover: ['@media (hover: hover)', '&:hover'],
      print: '@media print',
    });
    expect(kept('open').conditions).toEqual({});
  });

  it('changes nothing where all is written', () => {
    const all = words('_hover', '_open', '_print', 'background', 'inset', 'mx', 'top');
    expect(keepWrittenStyles(source, all)).toBe(source);
  });

  it('refuses a source that holds no such lists', () => {
    expect(() => keepWrittenStyles('const preset = {};', words())).toThrow(UnknownSourceError);
  });
});

describe('keepWrittenProperties', () => {
  it('keeps the properties that are written', () => {
    const list = 'var cssPropertiesStr = "color,colorScheme,top";\nvar rest = 1;';
    expect(keepWrittenProperties(list, words('top', 'color', 'rest'))).toBe(
      'var cssPropertiesStr = "color,top";\nvar rest = 1;',
    );
  });

  it('refuses a source that holds no such list', () => {
    expect(() => keepWrittenProperties('export const names = [];', words())).toThrow(UnknownSourceError);
  });
});

describe('the libraries that are installed', () => {
  const installed = (file: string) => readFileSync(path.resolve('node_modules', file), 'utf8');

  it('hold the lists', () => {
    const preset = keepWrittenStyles(
      installed('@chakra-ui/react/dist/esm/preset-base.js'),
      words('bg', '_hover'),
    );
    expect(preset).toContain('shorthand: ["bg"]');
    expect(preset).not.toContain('shorthand: ["mx", "marginX"]');
    expect(
      keepWrittenProperties(installed('@pandacss/is-valid-prop/dist/index.mjs'), words('gap')),
    ).toContain('cssPropertiesStr = "gap"');
  });
});

it('finds words in code, comments and texts', () => {
  expect(wordsIn('<Box _hover={{ bg: "white" }} /> // mx-1 $x')).toEqual([
    'Box',
    '_hover',
    'bg',
    'white',
    'mx',
    '$x',
  ]);
});
