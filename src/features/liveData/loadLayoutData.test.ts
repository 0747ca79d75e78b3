import { makeStore, serverState } from '../../store/makeStore';
import { loadLayoutData } from './loadLayoutData';

jest.mock('./fetchLayoutData', () => {
  throw new Error('Loading chunk 17 failed.');
});

test('a script that cannot be loaded is a failure of the load, and is handled', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = makeStore(serverState);
  const load = store.dispatch(loadLayoutData('fr', new AbortController().signal));
  await expect(load).resolves.toBeUndefined();
  expect(store.getState().layoutData.status).toBe('failed');
  expect(store.getState().preferences.disclaimerValidated).toBe(false);
  expect(logged).toHaveBeenCalledTimes(1);
});
