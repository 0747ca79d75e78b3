import { checkContactFields, type ContactFields } from './contactFields';

const filledIn = {
  firstName: 'Camille',
  lastName: 'Durand',
  email: 'camille.durand@example.com',
  company: 'Durand & Filles',
  phone: '+33 1 23 45 67 89',
  message: 'Bonjour,\nje souhaite être rappelée.',
  consent: true,
};

function problemsOf(changes: Partial<ContactFields>) {
  const { problems = [] } = checkContactFields({ ...filledIn, ...changes });
  return problems.map(({ field, problem }) => `${field} ${problem}`);
}

function textsOf(changes: Partial<ContactFields>) {
  return checkContactFields({ ...filledIn, ...changes }).texts;
}

test('takes what is filled in well', () => {
  const { consent, ...texts } = filledIn;
  expect(consent).toBe(true);
  expect(checkContactFields(filledIn)).toEqual({ texts });
});

test('optional fields may be left out, null or blank', () => {
  for (const nothing of [undefined, null, '', ' \u00A0']) {
    expect(textsOf({ company: nothing, phone: nothing })).toMatchObject({ company: null, phone: null });
  }
});

test('a text of invisible characters counts as empty', () => {
  expect(problemsOf({ firstName: '\u200B \u2060' })).toEqual(['firstName REQUIRED']);
  // Between letters, such characters belong to Persian spelling.
  expect(textsOf({ firstName: 'می\u200Cخواهم' })).toMatchObject({ firstName: 'می\u200Cخواهم' });
});

test('says one problem a field, in the order of the fields', () => {
  const long = 'x'.repeat(5000);
  expect(
    problemsOf({ message: ' ', email: 'a@b', firstName: '', lastName: long, phone: 'call', consent: false }),
  ).toEqual([
    'firstName REQUIRED',
    'lastName TOO_LONG',
    'email INVALID',
    'phone INVALID',
    'message REQUIRED',
    'consent REQUIRED',
  ]);
});

test.each([
  ['firstName', 80],
  ['lastName', 80],
  ['company', 120],
  ['message', 4000],
] as const)('%s has %i signs at most, trimmed', (field, most) => {
  expect(problemsOf({ [field]: ` ${'é'.repeat(most)} ` })).toEqual([]);
  expect(problemsOf({ [field]: 'é'.repeat(most + 1) })).toEqual([`${field} TOO_LONG`]);
  // Composed form: one code point, not two.
  expect(problemsOf({ [field]: 'e\u0301'.repeat(most) })).toEqual([]);
});

test.each([
  ['a@example.com', []],
  [' A.b+c@mail.example.co ', []],
  [`a@${'b'.repeat(63)}.com`, []],
  [`a@${'b'.repeat(64)}.com`, ['email INVALID']],
  ['a@localhost', ['email INVALID']],
  ['a@@example.com', ['email INVALID']],
  ['a b@example.com', ['email INVALID']],
  ['a@example.com,b@example.com', ['email INVALID']],
  ['<a@example.com>', ['email INVALID']],
  ['a@example.com\r\nBcc: b@example.com', ['email INVALID']],
  ['a@exämple.com', ['email INVALID']],
  [`${'a'.repeat(243)}@example.com`, ['email TOO_LONG']],
])('email %j', (email, problems) => {
  expect(problemsOf({ email })).toEqual(problems);
});

test.each([
  ['+39 02 1234 567', []],
  ['(01)\u202F23.45/67-8', []],
  ['12345', ['phone INVALID']],
  ['123456', []],
  ['1'.repeat(40), []],
  ['1'.repeat(41), ['phone TOO_LONG']],
  ['123456\n', []],
  ['123\n456', ['phone INVALID']],
])('phone %j', (phone, problems) => {
  expect(problemsOf({ phone })).toEqual(problems);
});

test.each(['\n', '\r', '\u2028', '\0', '\u001B', '\u0085', '\t'])(
  'a field of one line refuses %j in between',
  (sign) => {
    for (const field of ['firstName', 'lastName', 'company'] as const) {
      expect(problemsOf({ [field]: `Ada${sign}Bcc: x@example.com` })).toEqual([`${field} INVALID`]);
    }
  },
);

test('a message keeps its lines and nothing that a screen does not show', () => {
  expect(textsOf({ message: ' a\r\nb\rc\u2028d\te\0\u001B[31mf\u202Eg\uD800 ' })?.message).toBe(
    'a\nb\nc\nd e[31mfg\uFFFD',
  );
  expect(problemsOf({ message: '\0\u001B\u202E' })).toEqual(['message REQUIRED']);
});
