import userEvent from '@testing-library/user-event';
import { markKeyboardUse } from './markKeyboardUse';

test('the page is marked from a key on, until a pointer is used', async () => {
  const user = userEvent.setup();
  const { dataset } = document.documentElement;
  markKeyboardUse();
  expect(dataset).not.toHaveProperty('keyboard');
  await user.keyboard('{Tab}');
  expect(dataset).toHaveProperty('keyboard', '');
  await user.click(document.body);
  expect(dataset).not.toHaveProperty('keyboard');
});
