import { Cleanups } from './Cleanups';

it('undoes the last first, each once', async () => {
  const done: string[] = [];
  const cleanups = new Cleanups();
  cleanups.add(async () => done.push('first'));
  cleanups.add(async () => done.push('last'));
  await cleanups.run();
  await cleanups.run();
  expect(done).toEqual(['last', 'first']);
});
