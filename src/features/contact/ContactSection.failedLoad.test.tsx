import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage';
import { ContactSection } from './ContactSection';

let mockFails = true;

jest.mock('./form/ContactForm', () => ({
  __esModule: true,
  get ContactForm() {
    if (mockFails) throw new Error('Loading chunk failed');
    return jest.requireActual<{ ContactForm: unknown }>('./form/ContactForm').ContactForm;
  },
}));

const stage = process.env.BUILD_STAGE;

afterEach(() => {
  if (stage === undefined) delete process.env.BUILD_STAGE;
  else process.env.BUILD_STAGE = stage;
});

test('a script that does not arrive: says so, offers the phone, and is asked for at the next use', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation();
  // As in the browser bundle of a build.
  process.env.BUILD_STAGE = 'build-javascript';
  const infos = [{ code: 'PHONE', content: '+33 1 99' }];
  const { t, user, container } = renderPage(<ContactSection locale="fr" infos={infos} />);
  const alert = screen.getByRole('alert');
  await waitFor(() => expect(alert).toHaveTextContent(t('contact:unavailable')));
  expect(screen.getByRole('link', { name: '+33 1 99' })).toBeVisible();
  expect(errors).toHaveBeenCalledWith(
    expect.any(String),
    expect.objectContaining({ message: 'Loading chunk failed' }),
  );
  mockFails = false;
  await user.click(container.querySelector('[data-needs-scripts] > div > div')!);
  expect(await screen.findByRole('textbox', { name: t('contact:field.message') })).toBeVisible();
  expect(alert).toBeEmptyDOMElement();
});
