/** Makes the browser refuse cookies: silently, as most do, or by throwing, as in sandboxed frames. */
export function blockCookies(how: 'silently' | 'with an error'): void {
  const refuse = () => {
    if (how === 'with an error') throw new DOMException('The operation is insecure.', 'SecurityError');
    return '';
  };
  jest.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
  jest.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
}
