import {
  type LayoutData,
  layoutDataAbandoned,
  layoutDataFailed,
  layoutDataReceived,
  layoutDataRequested,
  layoutDataSlice,
  type LiveCatalogue,
} from './layoutDataSlice';

const { reducer } = layoutDataSlice;
const first = layoutDataRequested({ requestId: '1', subject: 'fr RETAIL' });
const second = layoutDataRequested({ requestId: '2', subject: 'fr PRO' });

function catalogueOf(code: string): LiveCatalogue {
  return { locale: 'fr', aum: { [code]: { display: '1 M€', date: 'today', day: '2026-11-20' } }, shares: {} };
}

function after(...actions: Parameters<typeof reducer>[1][]): LayoutData {
  return actions.reduce<LayoutData>(reducer, layoutDataSlice.getInitialState());
}

const received = (requestId: string) =>
  layoutDataReceived({ requestId, catalogue: catalogueOf(`of request ${requestId}`) });

test('is loading from a request to its answer', () => {
  expect(after(first)).toMatchObject({ status: 'loading', settledSubject: null, catalogue: null });
  expect(after(first, received('1'))).toMatchObject({
    status: 'ready',
    settledSubject: 'fr RETAIL',
    catalogue: catalogueOf('of request 1'),
  });
});

test('a late answer does not overwrite a newer one', () => {
  const settled = after(first, second, received('2'));
  expect(reducer(settled, received('1'))).toEqual(settled);
});

test.each([received('1'), layoutDataFailed('1'), layoutDataAbandoned('1')])(
  'the end of a request that was superseded changes nothing: $type',
  (action) => {
    const waiting = after(first, second);
    expect(reducer(waiting, action)).toEqual(waiting);
  },
);

test('a failure leaves what was received before', () => {
  expect(after(first, received('1'), second, layoutDataFailed('2'))).toMatchObject({
    status: 'failed',
    settledSubject: 'fr PRO',
    catalogue: catalogueOf('of request 1'),
  });
});

test('an abandoned request keeps the old data and settles nothing', () => {
  expect(after(first, layoutDataAbandoned('1'))).toMatchObject({ status: 'idle', settledSubject: null });
  expect(after(first, received('1'), second, layoutDataAbandoned('2'))).toMatchObject({
    status: 'ready',
    settledSubject: 'fr RETAIL',
    catalogue: catalogueOf('of request 1'),
  });
  expect(after(first, layoutDataAbandoned('1'), received('1')).catalogue).toBeNull();
});
