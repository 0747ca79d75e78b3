/** A comment that turns a rule off says why, after two hyphens: `oxlint-disable-next-line no-console -- the reason`. */
const describedDisables = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { undescribed: 'Say why the rule does not apply here: `{{directive}} rule -- reason`.' },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const [, directive] = /^\s*((?:ox|es)lint-disable(?:-next)?(?:-line)?)\b/.exec(comment.value) ?? [];
        if (directive && !/\s-{2,}\s*\S/.test(comment.value)) {
          // On the line above, because a directive also silences reports about itself.
          const loc = { line: Math.max(1, comment.loc.start.line - 1), column: 0 };
          context.report({ loc: { start: loc, end: loc }, messageId: 'undescribed', data: { directive } });
        }
      }
    },
  }),
};

export default { meta: { name: 'project' }, rules: { 'described-disables': describedDisables } };
