import { editSafely } from './editThread';
import { applyEdits } from './fieldEdits';
import { RefusedEdit } from './jsonEdits';

const text = Array.from({ length: 1_000 }, (_, index) => `f${index}: a text of some words`).join('\n');
const edits = Array.from({ length: 20 }, (_, index) => ({
  path: [`f${index}`],
  value: index ? 'b' : undefined,
}));

test('edits of a long text are those of applyEdits, and the server goes on meanwhile', async () => {
  let beats = 0;
  const beating = setInterval(() => (beats += 1), 5);
  const edited = await editSafely(text, 'a.yaml', edits).finally(() => clearInterval(beating));
  expect(edited).toBe(applyEdits(text, 'a.yaml', edits));
  expect(beats).toBeGreaterThan(0);
});

test('what is refused of them is refused with its field', async () => {
  const wrong = [...edits, { path: ['f1', 'g'], value: 1 }];
  const refused = await editSafely(text, 'a.yaml', wrong).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(RefusedEdit);
  expect(refused).toMatchObject({ path: ['f1', 'g'] });
});
