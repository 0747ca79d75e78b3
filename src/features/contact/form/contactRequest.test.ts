import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { contactMutation, outcomeOf } from './contactRequest';

let logged: jest.SpyInstance;

beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation();
});

afterEach(() => logged.mockRestore());

function refusal(code: string, more: object = {}) {
  return { data: null, errors: [{ message: 'No', extensions: { code, ...more } }] };
}

function failed(reason: string, more: object = {}) {
  return { kind: 'failed', failure: { reason, ...more } };
}

function answer(result: unknown) {
  return { data: { submitContactRequest: result } };
}

test('the contract has the mutation', () => {
  const schema = buildSchema(readFileSync('content-api/schema.graphql', 'utf8'));
  expect(validate(schema, parse(contactMutation))).toEqual([]);
});

test('a clear yes is registered', () => {
  expect(outcomeOf(answer({ registered: true, problems: [] }))).toEqual({ kind: 'registered' });
  expect(logged).not.toHaveBeenCalled();
});

test('problems of known fields are theirs, the first of each', () => {
  const problems = [
    { field: 'email', problem: 'INVALID' },
    { field: 'email', problem: 'REQUIRED' },
    { field: 'consent', problem: 'REQUIRED' },
    { field: 'constructor', problem: 'INVALID' },
    { field: 'message', problem: 'UGLY' },
    null,
    'phone',
  ];
  expect(outcomeOf(answer({ registered: false, problems }))).toEqual({
    kind: 'refused',
    problems: { email: 'INVALID', consent: 'REQUIRED' },
  });
});

const cases: [string, unknown, object][] = [
  [
    'too many, with the time to wait',
    refusal('TOO_MANY_REQUESTS', { retryAfter: 42 }),
    failed('tooMany', { retryAfter: 42 }),
  ],
  ['too many, without it', refusal('TOO_MANY_REQUESTS'), failed('tooMany', { retryAfter: 600 })],
  [
    'too many, with nonsense',
    refusal('TOO_MANY_REQUESTS', { retryAfter: -1 }),
    failed('tooMany', { retryAfter: 600 }),
  ],
  ['a captcha', refusal('CAPTCHA_REFUSED'), failed('captcha')],
  ['another origin', refusal('FOREIGN_ORIGIN'), failed('failed')],
  ['a failure of the database', refusal('NOT_REGISTERED'), failed('failed')],
  ['an error without a code', { errors: [{ message: 'No' }] }, failed('failed')],
  ['an error beside data', { ...answer({ registered: true, problems: [] }), errors: [{}] }, failed('failed')],
  ['a no without a reason', answer({ registered: false, problems: [] }), failed('failed')],
  ['a yes in another type', answer({ registered: 'true', problems: [] }), failed('failed')],
  ...[null, 7, 'yes', [], {}, { data: null }, { data: [] }, answer(null), answer([true])].map(
    (other): [string, unknown, object] => [JSON.stringify(other), other, failed('failed')],
  ),
];

test.each(cases)('%s: %#', (_name, given, outcome) => {
  expect(outcomeOf(given)).toEqual(outcome);
});
