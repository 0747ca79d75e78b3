import { TextDecoder } from 'node:util';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RootProviders } from '../../components/layout/RootProviders';
import { makeStore } from '../../store/makeStore';
import { fakeFetch } from '../../testing/fakeFetch';
import { i18nOf } from '../../testing/i18nOf';
import { renderPage } from '../../testing/renderPage';
import { createStyleCache } from '../../theme/createStyleCache';
import { designSystem } from '../../theme/system';
import { ContactSection } from './ContactSection';
import { ContactForm } from './form/ContactForm';

/** Browser APIs that react-dom/server needs and jsdom lacks. */
Object.assign(globalThis, { TextDecoder });

const infos = [{ code: 'PHONE', content: '+33 1 99' }];
const stage = process.env.BUILD_STAGE;
let errors: jest.SpyInstance;
let warnings: jest.SpyInstance;

beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation();
  warnings = jest.spyOn(console, 'warn').mockImplementation();
  // As in the browser bundle of a build.
  process.env.BUILD_STAGE = 'build-javascript';
});

afterEach(() => {
  jest.restoreAllMocks();
  if (stage === undefined) delete process.env.BUILD_STAGE;
  else process.env.BUILD_STAGE = stage;
});

async function htmlOf(element: ReactElement): Promise<string> {
  const { renderToString } = await import('react-dom/server');
  return renderToString(
    <I18nextProvider i18n={i18nOf('fr')}>
      <RootProviders store={makeStore()} styleCache={createStyleCache()} system={designSystem()}>
        {element}
      </RootProviders>
    </I18nextProvider>,
  );
}

const form = (
  <div>
    <ContactForm locale="fr" infos={infos} />
  </div>
);

/** The section as the page opens: the server-rendered form, before its script has loaded. */
async function openPage() {
  const html = (await htmlOf(form)).replace(/<style[^]*?<\/style>/g, '');
  const page = renderPage(<section />);
  const section = <ContactSection locale="fr" infos={infos} />;
  // Testing Library starts without the server's HTML: insert it before the effects look for it.
  const insert = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
  if (!insert?.set) throw new Error('The test environment has changed');
  const put = insert.set;
  jest.spyOn(Element.prototype, 'innerHTML', 'set').mockImplementation(function (
    this: Element,
    given: string,
  ) {
    put.call(this, given === '' ? html : given);
  });
  page.rerender(section);
  errors.mockClear();
  return { ...page, section };
}

test('the form is hydrated at its first use, with all that was typed and the focus', async () => {
  const requests = fakeFetch();
  const { t, user, section, rerender } = await openPage();
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: t('contact:field.email') });
  const message = screen.getByRole<HTMLTextAreaElement>('textbox', { name: t('contact:field.message') });
  const consent = screen.getByRole<HTMLInputElement>('checkbox');
  const button = screen.getByRole('button', { name: t('contact:send') });
  expect(button).toHaveAttribute('type', 'button');
  // Typed before any script had loaded: no event was heard.
  message.value = 'Bonjour';
  consent.checked = true;
  await act(async () => {
    email.focus();
    email.value = 'ada@';
  });
  await waitFor(() => expect(button).toHaveAttribute('type', 'submit'));
  expect(document.activeElement).toBe(email);
  expect([email.value, message.value, consent.checked]).toEqual(['ada@', 'Bonjour', true]);
  rerender(section);
  await user.click(button);
  await waitFor(() => expect(email).toHaveAccessibleDescription(t('contact:problem.email')));
  expect(message).toHaveAttribute('aria-invalid', 'false');
  expect(consent).toHaveAttribute('aria-invalid', 'false');
  expect(screen.getByRole('textbox', { name: t('contact:field.email') })).toBe(email);
  expect(requests).toEqual([]);
  expect(errors).not.toHaveBeenCalled();
  expect(warnings).not.toHaveBeenCalled();
});

test('a press of the button before the form is hydrated counts', async () => {
  const { t, user } = await openPage();
  await user.click(screen.getByRole('button', { name: t('contact:send') }));
  const summary = await screen.findByRole('group', { name: t('contact:summary.title') });
  expect(summary).toHaveFocus();
});

test('after a client-side navigation the form is rendered at once, and goes with the page', async () => {
  const { t, unmount, container } = renderPage(<ContactSection locale="fr" infos={infos} />);
  const place = container.querySelector('[data-needs-scripts] > div > div');
  expect(await screen.findByRole('textbox', { name: t('contact:field.message') })).toBeVisible();
  expect(screen.getByRole('button', { name: t('contact:send') })).toHaveAttribute('type', 'submit');
  unmount();
  expect(place).not.toBeInTheDocument();
});
