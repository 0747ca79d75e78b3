import { withoutNulls } from './finishPages';

it('takes out what React has left in front of letters of several bytes', () => {
  expect(withoutNulls('<p title="libert\0é">d\0\0’Asie</p>')).toBe('<p title="liberté">d’Asie</p>');
});
