import { whenIdle } from './whenIdle';

describe('in a browser with idle callbacks', () => {
  const request = jest.fn<number, Parameters<typeof window.requestIdleCallback>>(() => 7);
  const cancel = jest.fn();

  beforeAll(() => Object.assign(window, { requestIdleCallback: request, cancelIdleCallback: cancel }));

  afterAll(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
  });

  test('waits for one, with a limit, and can be called off', () => {
    const run = jest.fn();
    const callOff = whenIdle(run);
    expect(request).toHaveBeenCalledWith(run, { timeout: expect.any(Number) });
    callOff();
    expect(cancel).toHaveBeenCalledWith(7);
  });
});

describe('in a browser without', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('waits for a moment', () => {
    const run = jest.fn();
    whenIdle(run);
    expect(run).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('can be called off', () => {
    const run = jest.fn();
    whenIdle(run)();
    jest.runAllTimers();
    expect(run).not.toHaveBeenCalled();
  });
});
