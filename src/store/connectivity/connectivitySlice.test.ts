import { makeStore } from '../makeStore';
import { connectivityChanged } from './connectivitySlice';

test('a browser counts as online until it says otherwise, and again when it does', () => {
  const store = makeStore();
  const isOnline = () => store.getState().connectivity.online;
  expect(isOnline()).toBe(true);
  store.dispatch(connectivityChanged(false));
  expect(isOnline()).toBe(false);
  store.dispatch(connectivityChanged(true));
  expect(isOnline()).toBe(true);
});
