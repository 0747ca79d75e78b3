import { makeStore } from '../makeStore';
import { fundTabOpened, fundTabs, subscriptionAsked } from './fundViewSlice';

test('tabs are in the order of the spec (§2.5)', () => {
  expect(fundTabs).toEqual([
    'overview',
    'characteristics',
    'documents',
    'performances',
    'portfolio',
    'news',
    'management-goal',
    'subscribe',
  ]);
});

test('the overview is open first', () => {
  expect(makeStore().getState().fundView).toEqual({ activeTab: 'overview', subscribing: false });
});

test.each(fundTabs)('opening %s shows it, and only "subscribe" subscribes', (tab) => {
  const store = makeStore();
  store.dispatch(subscriptionAsked());
  store.dispatch(fundTabOpened(tab));
  expect(store.getState().fundView).toEqual({ activeTab: tab, subscribing: tab === 'subscribe' });
});

test('the footer’s "subscribe" switches to that tab (behaviour.md §2.5)', () => {
  const store = makeStore();
  store.dispatch(fundTabOpened('documents'));
  store.dispatch(subscriptionAsked());
  expect(store.getState().fundView).toEqual({ activeTab: 'subscribe', subscribing: true });
});
