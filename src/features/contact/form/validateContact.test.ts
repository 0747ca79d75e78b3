import { type ContactField, contactFields, emptyValues } from './contactValues';
import { listProblems, makeServerProblems, problemOf, ruleOf, validateContact } from './validateContact';

const complete = {
  ...emptyValues,
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  message: 'Bonjour',
  consent: true,
};

function problemIn(name: ContactField, value: string) {
  return validateContact({ ...complete, [name]: value })[name] ?? null;
}

test('what is complete has no problem; optional fields that are empty are skipped', () => {
  expect(validateContact(complete)).toEqual({});
});

test('an empty form lists what is required, in the order of the fields', () => {
  expect(listProblems(validateContact(emptyValues))).toEqual(
    ['firstName', 'lastName', 'email', 'message', 'consent'].map((name) => ({ name, problem: 'REQUIRED' })),
  );
});

test.each(['', ' ', '\t\n', '\u00a0\u202f'])('%j is nothing written', (nothing) => {
  expect(problemIn('firstName', nothing)).toBe('REQUIRED');
  expect(problemIn('company', nothing)).toBeNull();
  expect(problemIn('phone', nothing)).toBeNull();
});

test.each(contactFields.filter((name) => !ruleOf[name].pattern))('%s is as long as it may be', (name) => {
  const longest = 'é'.repeat(ruleOf[name].maxLength);
  expect(problemIn(name, ` ${longest} `)).toBeNull();
  expect(problemIn(name, `${longest}a`)).toBe('TOO_LONG');
});

test('texts are measured in UTF-16 units, composed', () => {
  const rule = { required: true, maxLength: 2 };
  expect(problemOf(rule, '\u{1f600}')).toBeNull();
  expect(problemOf(rule, '\u{1f600}a')).toBe('TOO_LONG');
  expect(problemOf(rule, 'e\u0301e\u0301')).toBeNull();
});

test('a text has one problem, the first', () => {
  expect(problemIn('email', 'a'.repeat(255))).toBe('TOO_LONG');
});

test('a pattern is matched by the whole text, line breaks included', () => {
  const rule = { required: true, maxLength: 9, pattern: 'a|b' };
  expect(problemOf(rule, 'a')).toBeNull();
  expect(problemOf(rule, ' b\n')).toBeNull();
  for (const text of ['ab', 'xa', 'bx', 'a\nb']) expect(problemOf(rule, text)).toBe('INVALID');
});

test.each([
  ...['ada@example.org', ' ada@example.org ', "o'hara+fonds@sub.example.co.uk", 'a@b.c'],
  `a@${'b'.repeat(63)}.org`,
])('%j is an email', (email) => {
  expect(problemIn('email', email)).toBeNull();
});

test.each([
  ...['ada', 'ada@', '@example.org', 'ada@example', 'ada@example.', 'ada@.org', 'ada@-a.org', 'ada@a-.org'],
  ...['a da@example.org', 'ada@exa mple.org', 'ada@example.org,b@example.org', 'ada@@example.org'],
  ...['ada@example.org\nbcc: b@example.org', 'é@example.org', `a@${'b'.repeat(64)}.org`, '<a@b.c>'],
])('%j is no email', (email) => {
  expect(problemIn('email', email)).toBe('INVALID');
});

test.each(['+33 (0)1 99 00 47 20', '01.99.00.47.20', '01\u202f99\u00a000-47/20', '123456'])(
  '%j is a phone',
  (phone) => {
    expect(problemIn('phone', phone)).toBeNull();
  },
);

test.each(['12345', '0199004720 poste 3', 'tel', '<123456>'])('%j is no phone', (phone) => {
  expect(problemIn('phone', phone)).toBe('INVALID');
});

test('what the server has refused stays refused until it is edited', () => {
  const { remember, validate } = makeServerProblems();
  expect(validate(complete)).toEqual({});
  remember(complete, { email: 'INVALID', message: 'TOO_LONG' });
  expect(validate(complete)).toEqual({ email: 'INVALID', message: 'TOO_LONG' });
  expect(validate({ ...complete, email: 'ada@example.com' })).toEqual({ message: 'TOO_LONG' });
  expect(validate({ ...complete, email: '' })).toEqual({ email: 'REQUIRED', message: 'TOO_LONG' });
});
