import { fireEvent } from '@testing-library/react';
import { failedScriptScript } from './failedScriptScript';

test('takes out a script that fails, and nothing else', () => {
  window.eval(failedScriptScript);
  const script = document.createElement('script');
  const image = document.createElement('img');
  document.head.append(script);
  document.body.append(image);
  fireEvent.error(image);
  fireEvent.error(window);
  expect(image).toBeInTheDocument();
  expect(script).toBeInTheDocument();
  fireEvent.error(script);
  expect(script).not.toBeInTheDocument();
});
