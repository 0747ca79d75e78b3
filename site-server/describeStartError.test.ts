import net from 'node:net';
import * as v from 'valibot';
import { describeStartError } from './describeStartError';

it('says what to do when the port is in use', async () => {
  const first = net.createServer();
  await new Promise<void>((resolve) => first.listen(0, '127.0.0.1', resolve));
  const { port } = v.parse(v.object({ port: v.number() }), first.address());
  const second = net.createServer();
  const error = await new Promise((resolve) => second.once('error', resolve).listen(port, '127.0.0.1'));
  expect(describeStartError(error, 'PORT')).toMatch(
    /^127\.0\.0\.1:\d+ is in use: stop the program .+, or set PORT to another port\.$/,
  );
  await new Promise((resolve) => first.close(resolve));
});

it('is otherwise the message alone', () => {
  expect(describeStartError(new Error('No build.'), 'PORT')).toBe('No build.');
  expect(describeStartError('odd', 'PORT')).toBe('odd');
});
