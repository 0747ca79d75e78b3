import type texts from '../../../../locales/fr/contact.json';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type Locale, locales } from '../../../i18n/locales';
import { profileChosen } from '../../../store/preferencesSlice';
import { fakeFetch, type FakeRequest } from '../../../testing/fakeFetch';
import { renderPage } from '../../../testing/renderPage';
import { ContactForm } from './ContactForm';
import { type ContactValues, emptyValues } from './contactValues';
import { type ContactRequest, contactTimeoutMs } from './contactRequest';

const infos = [
  { code: 'PHONE', content: '+33 1 99 00 47 20' },
  { code: 'EMAIL', content: 'contact@meridane.example' },
];

/** The texts of behaviour.md §5 and §8, word for word; they have none in Italian. */
const literal: Record<Locale, { email: string; required: string; registered: string }> = {
  fr: {
    email: 'Veuillez entrer un email valide',
    required: 'Le champ est requis',
    registered: 'Votre demande a été enregistrée',
  },
  en: {
    email: 'Email address is invalid',
    required: 'Field is required',
    registered: 'Your request has been registered',
  },
  it: {
    email: 'Inserite un indirizzo e-mail valido',
    required: 'Il campo è obbligatorio',
    registered: 'La vostra richiesta è stata registrata',
  },
};

let requests: FakeRequest[];
let logged: jest.SpyInstance;

beforeEach(() => {
  requests = fakeFetch();
  logged = jest.spyOn(console, 'error').mockImplementation();
});

afterEach(() => {
  logged.mockRestore();
  jest.useRealTimers();
});

const complete: ContactValues = {
  ...emptyValues,
  firstName: ' Ada ',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  message: 'Bonjour,\nappelez-moi.',
  consent: true,
};

/** Time in ms as of `performance.now()`: long enough ago that the form does not take the user for a robot. */
const longAgo = -60_000;

function renderForm(locale: Locale = 'fr', written = emptyValues) {
  const page = renderPage(
    <ContactForm locale={locale} infos={infos} opened={{ written, shownAt: longAgo }} />,
    { locale },
  );
  act(() => void page.store.dispatch(profileChosen('PRO')));
  const { t, user } = page;
  const box = (name: keyof typeof texts.field) =>
    screen.getByRole('textbox', { name: new RegExp(`^${t(`contact:field.${name}`)}( |$)`) });
  const consent = () => screen.getByRole('checkbox');
  const button = () =>
    screen.getByRole('button', { name: new RegExp(`${t('contact:send')}|${t('contact:sending')}`) });
  const fill = async () => {
    for (const name of ['firstName', 'lastName', 'email', 'message'] as const) {
      await user.click(box(name));
      await user.paste(complete[name]);
    }
    await user.click(consent());
  };
  return { ...page, box, consent, button, fill, send: () => user.click(button()) };
}

function inputOf(request: FakeRequest | undefined): ContactRequest {
  return (request!.body as { variables: { input: ContactRequest } }).variables.input;
}

const registered = { data: { submitContactRequest: { registered: true, problems: [] } } };

test('asks for what the spec lists, in its order, with what browsers know of each field', () => {
  const { t } = renderForm();
  const fields = [...screen.getAllByRole('textbox'), screen.getByRole('checkbox')];
  expect(
    fields.map((field) =>
      ['name', 'type', 'autocomplete', 'inputmode', 'aria-required', 'maxlength', 'pattern'].map((name) =>
        field.getAttribute(name),
      ),
    ),
  ).toEqual([
    ['firstName', 'text', 'given-name', 'text', 'true', '80', null],
    ['lastName', 'text', 'family-name', 'text', 'true', '80', null],
    ['email', 'email', 'email', 'email', 'true', '254', null],
    ['company', 'text', 'organization', 'text', 'false', '120', null],
    ['phone', 'tel', 'tel', 'tel', 'false', '40', null],
    ['message', null, null, null, 'true', '4000', null],
    ['consent', 'checkbox', null, null, 'true', null, null],
  ]);
  expect(screen.getByRole('checkbox', { name: /protection des données personnelles/ })).not.toBeChecked();
  const notice = screen.getByRole('link', { name: t('contact:consent.notice') });
  expect(notice).toHaveAttribute('href', '/fr/confidentialite');
  expect(notice).toHaveAttribute('target', '_blank');
  // A finger on the label ticks the box, wherever it comes down.
  expect(screen.getByRole('checkbox').closest('label')).not.toContainElement(notice);
  // Firefox calls an empty field with this attribute an invalid entry, whether anything was typed or not.
  for (const field of fields) expect(field).not.toHaveAttribute('required');
  const form = screen.getByRole('checkbox').closest('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form?.noValidate).toBe(true);
});

test('parts thousands where Italian leaves four digits together', () => {
  const { t } = renderForm('it');
  expect(screen.getByText(t('contact:messageHint', { most: '4.000' }))).toBeVisible();
});

test('marks in words what may be left out', () => {
  const { t } = renderForm('it');
  const marked = screen.getAllByRole('textbox', {
    name: new RegExp(t('contact:optional').replace(/[()]/g, '\\$&')),
  });
  expect(marked.map((field) => field.getAttribute('name'))).toEqual(['company', 'phone']);
});

test.each(locales)('says what is wrong in the words of the spec (%s)', async (locale) => {
  const { user, box, send } = renderForm(locale);
  await user.type(box('email'), 'ada@');
  await user.tab();
  await waitFor(() => expect(box('email')).toHaveAccessibleDescription(literal[locale].email));
  await send();
  await waitFor(() => expect(box('firstName')).toHaveAccessibleDescription(literal[locale].required));
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(literal[locale].required);
  expect(requests).toEqual([]);
});

test('says what is wrong with a field at every input, and when it is left', async () => {
  const { user, box, t } = renderForm();
  expect(box('email')).toHaveAttribute('aria-invalid', 'false');
  await user.type(box('email'), 'a');
  await waitFor(() => expect(box('email')).toHaveAttribute('aria-invalid', 'true'));
  await user.type(box('email'), 'da@example.org');
  await waitFor(() => expect(box('email')).toHaveAttribute('aria-invalid', 'false'));
  expect(box('email')).not.toHaveAccessibleDescription();
  await user.type(box('email'), ' x');
  await waitFor(() => expect(box('email')).toHaveAccessibleDescription(t('contact:problem.email')));
  // The other fields are untouched and show no problem yet.
  expect(box('firstName')).toHaveAttribute('aria-invalid', 'false');
});

test('says what is wrong with what was typed before the form was alive', async () => {
  const { box, t } = renderForm('fr', { ...emptyValues, firstName: 'Ada', email: 'ada@' });
  await waitFor(() => expect(box('email')).toHaveAccessibleDescription(t('contact:problem.email')));
  expect(box('firstName')).toHaveAttribute('aria-invalid', 'false');
  expect(box('lastName')).toHaveAttribute('aria-invalid', 'false');
});

test('a submission that is refused moves the focus to the list of what is wrong, which links to the fields', async () => {
  const { user, box, send, t } = renderForm();
  await user.type(box('firstName'), 'Ada');
  await user.type(box('phone'), 'tel');
  await send();
  const summary = await screen.findByRole('group', { name: t('contact:summary.title') });
  await waitFor(() => expect(summary).toHaveFocus());
  const links = within(summary).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Nom : Le champ est requis',
    'E-mail : Le champ est requis',
    `Téléphone : ${t('contact:problem.phone')}`,
    'Message : Le champ est requis',
    'Protection des données : Le champ est requis',
  ]);
  for (const [index, field] of [box('lastName'), box('email'), box('phone'), box('message')].entries()) {
    await user.click(links[index]!);
    expect(field).toHaveFocus();
  }
  await send();
  await waitFor(() => expect(screen.getByRole('group', { name: t('contact:summary.title') })).toHaveFocus());
  expect(requests).toEqual([]);
});

test.each(locales)(
  'sends what is written, says that it is registered, and takes another one (%s)',
  async (locale) => {
    const { user, box, fill, send, button, t } = renderForm(locale);
    await fill();
    await send();
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(inputOf(requests[0])).toEqual({
      requestKey: expect.stringMatching(/^[\da-f-]{36}$/),
      locale,
      investorProfile: 'PRO',
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.org',
      company: null,
      phone: null,
      message: 'Bonjour,\nappelez-moi.',
      consent: true,
      captchaToken: null,
      website: '',
      elapsed: expect.any(Number),
    });
    expect(document.querySelector('script')).toBeNull();
    // While sending, the button says so, keeps the focus and does not send again.
    expect(button()).toHaveTextContent(t('contact:sending'));
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('status')).toHaveTextContent(t('contact:sending'));
    await user.dblClick(button());
    await user.type(box('email'), '{enter}');
    expect(requests).toHaveLength(1);

    requests[0]?.answer(registered);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(literal[locale].registered));
    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('ada@example.org');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: t('contact:registered.another') }));
    expect(box('firstName')).toHaveFocus();
    expect(box('message')).toHaveValue('');
    await fill();
    await send();
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(inputOf(requests[1]).requestKey).not.toBe(inputOf(requests[0]).requestKey);
  },
);

test('the server’s problems are shown at the fields until they are edited', async () => {
  const { user, box, send, t } = renderForm('fr', complete);
  await send();
  await waitFor(() => expect(requests).toHaveLength(1));
  const problems = [
    { field: 'lastName', problem: 'TOO_LONG' },
    { field: 'email', problem: 'INVALID' },
  ];
  requests[0]?.answer({ data: { submitContactRequest: { registered: false, problems } } });
  const summary = await screen.findByRole('group', { name: t('contact:summary.title') });
  expect(summary).toHaveFocus();
  expect(within(summary).getAllByRole('link')).toHaveLength(2);
  expect(box('lastName')).toHaveAccessibleDescription('Ce texte ne doit pas dépasser 80 caractères');
  await user.click(box('email'));
  await user.tab();
  await waitFor(() => expect(box('email')).toHaveAccessibleDescription(t('contact:problem.email')));
  await user.type(box('email'), 'x');
  await waitFor(() => expect(box('email')).not.toHaveAccessibleDescription());
  expect(box('message')).toHaveValue('Bonjour,\nappelez-moi.');
});

describe('a failure says so, offers phone and mail, and keeps what is written', () => {
  const refusal = (code: string, more: object = {}) => ({
    data: null,
    errors: [{ message: 'No', extensions: { code, ...more } }],
  });
  const cases: [string, keyof typeof texts.failure, (request: FakeRequest) => void][] = [
    [
      'a page in place of JSON',
      'failed',
      ({ answer }) => answer('<html>', { status: 502, contentType: 'text/html' }),
    ],
    ['JSON that is cut off', 'failed', ({ answer }) => answer('{"data":{"sub')],
    ['no network', 'network', ({ fail }) => fail(new TypeError('Failed to fetch'))],
    ['the captcha', 'captcha', ({ answer }) => answer(refusal('CAPTCHA_REFUSED'))],
  ];
  test.each(cases)('%s', async (_name, reason, settle) => {
    const { box, consent, button, send, t } = renderForm('fr', complete);
    await send();
    await waitFor(() => expect(requests).toHaveLength(1));
    settle(requests[0]!);
    const alert = screen.getByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent(t(`contact:failure.${reason}`)));
    expect(within(alert).getByRole('link', { name: '+33 1 99 00 47 20' })).toHaveAttribute(
      'href',
      'tel:+33199004720',
    );
    expect(within(alert).getByRole('link', { name: 'contact@meridane.example' })).toBeVisible();
    expect(button()).toHaveFocus();
    expect(button()).not.toHaveAttribute('aria-disabled');
    expect(box('firstName')).toHaveValue(' Ada ');
    expect(box('message')).toHaveValue('Bonjour,\nappelez-moi.');
    expect(consent()).toBeChecked();
    // An unchanged retry keeps its key, so that the server recognizes the same request.
    await send();
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(alert).toBeEmptyDOMElement();
    expect(inputOf(requests[1]).requestKey).toBe(inputOf(requests[0]).requestKey);
  });

  test.each([
    ['fr', 61, 'dans 2 minutes'],
    ['en', 420, 'in 7 minutes'],
    ['it', 5, 'tra 1 minuto'],
  ] as const)('too many requests: says when to try again (%s)', async (locale, retryAfter, when) => {
    const { send } = renderForm(locale, complete);
    await send();
    await waitFor(() => expect(requests).toHaveLength(1));
    requests[0]?.answer(refusal('TOO_MANY_REQUESTS', { retryAfter }), { status: 429 });
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(when));
  });

  test('no answer in time: the request is aborted', async () => {
    const { send, t } = renderForm('fr', complete);
    jest.useFakeTimers();
    await send();
    await act(() => jest.advanceTimersByTimeAsync(contactTimeoutMs - 1));
    expect(requests[0]?.isAborted()).toBe(false);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(requests[0]?.isAborted()).toBe(true);
    expect(screen.getByRole('alert')).toHaveTextContent(t('contact:failure.timeout'));
  });
});

test('has a honeypot that people cannot see or focus, and browsers do not autofill', async () => {
  const { container, user, send } = renderForm('fr', complete);
  const trap = container.querySelector<HTMLInputElement>('[aria-hidden] input');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap).toHaveAttribute('autocomplete', 'off');
  await user.type(trap!, 'https://spam.example');
  await send();
  await waitFor(() => expect(inputOf(requests[0]).website).toBe('https://spam.example'));
});
