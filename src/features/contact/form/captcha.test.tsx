import { act, screen, waitFor } from '@testing-library/react';
import { fakeFetch, type FakeRequest } from '../../../testing/fakeFetch';
import { renderPage } from '../../../testing/renderPage';
import { captchaTimeoutMs } from './askForToken';
import { ContactForm } from './ContactForm';
import { emptyValues } from './contactValues';

jest.mock('../captcha/captchaSiteKey', () => ({ captchaSiteKey: 'site-key' }));

const written = {
  ...emptyValues,
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  message: 'Bonjour',
  consent: true,
};
const infos = [{ code: 'PHONE', content: '+33 1 99 00 47 20' }];
const execute = jest.fn<Promise<unknown>, [string, { action: string }]>();

let requests: FakeRequest[];
let logged: jest.SpyInstance;

beforeEach(() => {
  requests = fakeFetch();
  logged = jest.spyOn(console, 'error').mockImplementation();
  execute.mockReset().mockResolvedValue('token-1');
});

afterEach(() => {
  jest.useRealTimers();
  logged.mockRestore();
});

function scripts() {
  return [
    ...document.querySelectorAll<HTMLScriptElement>('script[src^="https://www.google.com/recaptcha/"]'),
  ];
}

function renderForm() {
  const page = renderPage(<ContactForm locale="fr" infos={infos} opened={{ written, shownAt: -60_000 }} />);
  const send = () => page.user.click(screen.getByRole('button', { name: page.t('contact:send') }));
  return { ...page, send };
}

// A captcha's script loads once per page, so these tests depend on their order.
test('is told beside the button, asked for at the submission alone; says so where it fails, and can be tried again', async () => {
  const { t, send } = renderForm();
  expect(screen.getByText(t('contact:captchaNotice'))).toBeVisible();
  expect(scripts()).toEqual([]);
  await send();
  await waitFor(() => expect(scripts()).toHaveLength(1));
  scripts()[0]?.dispatchEvent(new Event('error'));
  const alert = screen.getByRole('alert');
  await waitFor(() => expect(alert).toHaveTextContent(t('contact:failure.captcha')));
  expect(screen.getByRole('link', { name: '+33 1 99 00 47 20' })).toBeVisible();
  expect(logged).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'ReCaptcha error: Failed to load script' }),
  );
  expect(requests).toEqual([]);

  await send();
  await waitFor(() => expect(scripts()).toHaveLength(1));
  Object.assign(window, { grecaptcha: { ready: (callback: () => void) => callback(), execute } });
  scripts()[0]?.dispatchEvent(new Event('load'));
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.body).toMatchObject({ variables: { input: { captchaToken: 'token-1' } } });
  expect(execute).toHaveBeenCalledWith('site-key', { action: 'contact' });
  expect(alert).toBeEmptyDOMElement();
});

test('a captcha that never answers is one that fails', async () => {
  execute.mockReturnValue(new Promise(() => undefined));
  const { t, send } = renderForm();
  jest.useFakeTimers();
  await send();
  await act(() => jest.advanceTimersByTimeAsync(captchaTimeoutMs));
  expect(screen.getByRole('alert')).toHaveTextContent(t('contact:failure.captcha'));
  expect(requests).toEqual([]);
});
