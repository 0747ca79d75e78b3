import { twoFreePorts } from './freePorts';

test('the ports differ', async () => {
  const [first, second] = await twoFreePorts();
  expect(first).not.toBe(second);
  expect(Math.min(first, second)).toBeGreaterThan(1023);
});
