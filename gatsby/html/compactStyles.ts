import { transform } from 'lightningcss';
import postcss, { type Container } from 'postcss';
import { conflict, setSameProperty, type StyleRule } from './cssConflicts';

/** Rules under the same conditions, such as a media query, in their order. */
interface Block {
  conditions: readonly string[];
  rules: StyleRule[];
}

interface Sheet {
  /** Keyframes, and the order of layers. */
  statements: string[];
  /** By the layer; rules without one have an empty name. */
  layers: Map<string, Block[]>;
}

const isSame = (a: readonly string[], b: readonly string[]) => a.join() === b.join();

/** Adds a rule to the first block with its conditions behind which nothing has to precede the rule; else a block. */
function addRule(blocks: Block[], conditions: readonly string[], rule: StyleRule): void {
  const barrier = blocks.findLastIndex(({ rules }) => rules.some((other) => conflict(other, rule)));
  const block = blocks
    .slice(Math.max(barrier, 0))
    .find((candidate) => isSame(candidate.conditions, conditions));
  if (block) block.rules.push(rule);
  else blocks.push({ conditions, rules: [rule] });
}

/** Reads a minified sheet. @throws Error naming an at-rule that it does not know */
function readSheet(css: string): Sheet {
  const sheet: Sheet = { statements: [], layers: new Map() };
  const read = (container: Container, layer: string, conditions: readonly string[]) => {
    container.each((node) => {
      if (node.type === 'rule') {
        const declarations = node.nodes.map(String);
        const { selectors } = node;
        const blocks = sheet.layers.get(layer) ?? [];
        sheet.layers.set(layer, blocks);
        addRule(blocks, conditions, { selectors, declarations });
      } else if (node.type === 'atrule' && (node.nodes === undefined || node.name === 'keyframes')) {
        sheet.statements.push(node.nodes ? String(node) : `${String(node)};`);
      } else if (node.type === 'atrule' && node.name === 'layer' && layer === '' && conditions.length === 0) {
        read(node, node.params, conditions);
      } else if (node.type === 'atrule' && /^(?:media|supports|container)$/.test(node.name)) {
        read(node, layer, [...conditions, `@${node.name} ${node.params}`]);
      } else throw new Error(`The styles of a page have ${String(node).slice(0, 80)}`);
    });
  };
  read(postcss.parse(css), '', []);
  return sheet;
}

const lengthOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length + 1, 1);

/** Rules that may share declarations, by their index, and the letters that it would save. */
interface Share {
  shared: readonly string[];
  saved: number;
  indexes: number[];
}

/** Finds the rules that can take these declarations out, and have them in one rule in front of the first. */
function shareOf(rules: readonly StyleRule[], shared: readonly string[]): Share {
  const indexes: number[] = [];
  rules.forEach(({ selectors, declarations }, index) => {
    const places = shared.map((declaration) => declarations.indexOf(declaration));
    if (places.includes(-1)) return;
    const before = declarations.slice(0, Math.max(...places)).filter((own) => !shared.includes(own));
    if (setSameProperty(before, shared)) return;
    const moved = { selectors, declarations: shared };
    const first = indexes[0] ?? index;
    if (rules.slice(first, index).some((passed) => conflict(passed, moved))) return;
    indexes.push(index);
  });
  const saved = indexes.reduce(
    (sum, index) => {
      const { selectors = [], declarations = [] } = rules[index] ?? {};
      const isWhole = declarations.length === shared.length;
      return sum + lengthOf(shared) - (isWhole ? 0 : lengthOf(selectors));
    },
    -lengthOf(shared) - 2,
  );
  return { shared, saved, indexes };
}

/** Declarations that two of the rules have in common, each set once. */
function commonDeclarations(rules: readonly StyleRule[]): (readonly string[])[] {
  const found = new Map<string, readonly string[]>();
  rules.forEach(({ declarations }, index) => {
    const own = new Set(declarations);
    for (const other of rules.slice(index + 1)) {
      const shared = other.declarations.filter((declaration) => own.has(declaration));
      if (shared.length > 0) found.set([...shared].sort().join(';'), shared);
    }
  });
  return [...found.values()];
}

/** Writes declarations that several rules have once, as long as that makes the sheet shorter. */
function shareDeclarations(given: readonly StyleRule[]): StyleRule[] {
  let rules = [...given];
  let candidates = commonDeclarations(rules).map((shared) => shareOf(rules, shared));
  for (;;) {
    candidates = candidates.filter(({ saved }) => saved > 0).sort((a, b) => b.saved - a.saved);
    const [best] = candidates;
    if (!best) return rules;
    const now = shareOf(rules, best.shared);
    if (now.saved < best.saved) {
      candidates[0] = now;
      continue;
    }
    const [first = 0] = now.indexes;
    const selectors = now.indexes.flatMap((index) => rules[index]?.selectors ?? []);
    const rest = rules.map((rule, index) =>
      now.indexes.includes(index)
        ? { ...rule, declarations: rule.declarations.filter((own) => !best.shared.includes(own)) }
        : rule,
    );
    rules = [...rest.slice(0, first), { selectors, declarations: best.shared }, ...rest.slice(first)].filter(
      ({ declarations }) => declarations.length > 0,
    );
    candidates.shift();
  }
}

function printBlock({ conditions, rules }: Block): string {
  const text = shareDeclarations(rules)
    .map(({ selectors, declarations }) => `${selectors.join(',')}{${declarations.join(';')}}`)
    .join('');
  return conditions.reduceRight((inner, condition) => `${condition}{${inner}}`, text);
}

const compacted = new Map<string, string>();

/**
 * The same styles in fewer letters: each layer and each media query once, and declarations that rules share. Emotion writes both for
 * every class. The order of two rules changes only where no element can tell: an element has one class of Emotion at most.
 */
export function compactStyles(css: string): string {
  const known = compacted.get(css);
  if (known !== undefined) return known;
  const { code } = transform({ filename: 'page.css', code: Buffer.from(css), minify: true });
  const { statements, layers } = readSheet(code.toString());
  const text = [...layers].map(([layer, blocks]) => {
    const inner = blocks.map(printBlock).join('');
    return layer === '' ? inner : `@layer ${layer}{${inner}}`;
  });
  const result = [...statements, ...text].join('');
  compacted.set(css, result);
  return result;
}
