import { compactStyles } from './compactStyles';

/** Declarations that are long enough to be worth sharing. */
const long = 'transform-origin:0 100%;grid-template-columns:repeat(2,minmax(0,1fr))';
const [, columns = ''] = long.split(';');

describe('wrappers', () => {
  it('stand once for each layer and each media query', () => {
    const css =
      '@layer reset,recipes;@layer recipes{.m-a{color:red}@media print{.m-a{color:#000}}}.m-a{margin:0}' +
      '@layer recipes{.m-b{color:#00f}@media print{.m-b{color:#000}@media (hover:hover){.m-b:hover{color:red}}}}@layer reset{p{margin:0}}';
    expect(compactStyles(css)).toBe(
      '@layer reset{p{margin:0}}@layer recipes{.m-a{color:red}.m-b{color:#00f}@media print{.m-a,.m-b{color:#000}}' +
        '@media print{@media (hover:hover){.m-b:hover{color:red}}}}.m-a{margin:0}',
    );
  });

  it('keep keyframes, and the text of values', () => {
    const css = '@keyframes turn{to{rotate:1turn}}.m-a:before{content:"} ,{;";animation:1s turn}';
    expect(compactStyles(css)).toBe(css);
  });

  it('of another kind are a problem', () => {
    expect(() => compactStyles('@layer a{@layer b{p{margin:0}}}')).toThrow('@layer b');
  });
});

describe('a rule', () => {
  const ofPaper = (rule: string) => `@media print{${rule}}`;

  it.each([
    ['of the same class', '.m-a{color:red}', '.m-a{color:#00f}'],
    ['that any class may be below', '.m-a>*{margin-top:0}', '.m-b{margin-block:0}'],
    ['of an ancestor', '.m-a th{color:red}', '.m-b th{color:#00f}'],
    ['whose attribute counts as the other’s state', '.m-a [data-step]{color:red}', '.m-b:hover{color:#00f}'],
    ['whose `:is` counts as its argument', '.m-a :is(.x,td){color:red}', '.m-b.y{color:#00f}'],
    ['whose `:where` does not count', '.m-a:where(:hover) td{color:red}', '.m-b td{color:#00f}'],
    ['of a side', '.m-a{padding-left:0}', '.m-a{padding-inline:1px}'],
    ['of a part', '.m-a{border-top:0}', '.m-a{border-color:red}'],
    ['under another name', '.m-a{column-gap:0}', '.m-a{gap:1px}'],
    ['of lines', '.m-a{line-height:1}', '.m-a{font:inherit}'],
  ])('stays behind one %s', (_, before, after) => {
    expect(compactStyles(`.m-d{order:1}${ofPaper(before)}${after}`)).toMatch(/[^}]\}$/);
  });

  it.each([
    ['of another class', '.m-a{color:red}', '.m-b{color:#00f}'],
    ['of another type', '.m-a th{color:red}', '.m-b td{color:#00f}'],
    ['of more weight', '.m-a{color:red}', '.m-a td{color:#00f}'],
    ['of a pseudo-element', '.m-a td:before{color:red}', '.m-a.x{color:#00f}'],
    ['with other properties', '.m-a{border-top-width:0}', '.m-a{border-color:red}'],
  ])('passes one %s', (_, before, after) => {
    expect(compactStyles(`.m-d{order:1}${ofPaper(before)}${after}`)).toMatch(/\}\}$/);
  });
});

describe('declarations', () => {
  it('that rules share stand once', () => {
    expect(compactStyles(`.m-a{${long}}.m-b{${long}}.m-c{${long};color:red}`)).toBe(
      `.m-a,.m-b,.m-c{${long}}.m-c{color:red}`,
    );
  });

  it('that are shorter than what names them stay', () => {
    const css = '.m-a,.m-a td{color:red;order:1}.m-b,.m-b td{color:#00f;order:1}';
    expect(compactStyles(css)).toBe(css);
  });

  it('stay behind those of their rule that set the same', () => {
    const css = `.m-a{${long}}.m-b{grid-template:none;grid-template-columns:var(--x);transform-origin:0 100%}.m-c{${long}}`;
    expect(compactStyles(css)).toContain('.m-b{grid-template:none;grid-template-columns:var(--x)');
    const other =
      '.m-a{margin:var(--x);margin-top:var(--yyyyyyyyyyyyyyyyyyyyyyyyyy)}.m-b{margin-top:var(--yyyyyyyyyyyyyyyyyyyyyyyyyy)}';
    expect(compactStyles(other)).toBe(other);
  });

  it('do not pass a rule that sets the same for an element that may have both', () => {
    const css = `.m-a td{${columns}}.m-b td{grid-template-columns:1fr}.m-c td{${long}}`;
    expect(compactStyles(css)).toBe(css);
    expect(compactStyles(css.replaceAll(' td', ''))).toContain('.m-a,.m-c');
  });
});
