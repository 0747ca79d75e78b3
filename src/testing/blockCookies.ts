/** Makes the browser refuse cookies until `clearCookies`: silently, as most do, or by throwing, as in sandboxed frames. */
export function blockCookies(how: 'silently' | 'with an error'): void {
  const refuse = () => {
    if (how === 'with an error') throw new DOMException('The operation is insecure.', 'SecurityError');
    return '';
  };
  Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse });
}
