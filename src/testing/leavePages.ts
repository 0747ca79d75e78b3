import userEvent from '@testing-library/user-event';

// It listens to the document from its first setup on, and has to go on.
userEvent.setup();

/** The start script listens and remembers for as long as a page lives: gives each test a page of its own. Import its modules in the test. */
export function leavePages(): void {
  let onWindow: jest.SpiedFunction<typeof window.addEventListener>;
  let onDocument: jest.SpiedFunction<typeof document.addEventListener>;
  beforeEach(() => {
    jest.resetModules();
    onWindow = jest.spyOn(window, 'addEventListener');
    onDocument = jest.spyOn(document, 'addEventListener');
  });
  afterEach(() => {
    for (const listener of onWindow.mock.calls) window.removeEventListener(...listener);
    for (const listener of onDocument.mock.calls) document.removeEventListener(...listener);
    onWindow.mockRestore();
    onDocument.mockRestore();
  });
}
