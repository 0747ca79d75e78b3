import { mailProblem } from './mailProblem';

/** The errors are those of nodemailer 10.6 with Exim 4.96 and Postfix 3.7 of Debian 12, and with ports that are neither. */
test.each([
  ['ESOCKET', { originalCode: 'ECONNREFUSED' }, /^nothing listens there: start it/],
  ['EDNS', { originalCode: 'ENOTFOUND' }, /^no machine has this name/],
  [
    'ESOCKET',
    { originalCode: 'ERR_SSL_WRONG_VERSION_NUMBER' },
    /^it speaks no TLS at this port: write smtp:/,
  ],
  ['ETIMEDOUT', { command: 'CONN' }, /^no answer in time: let the firewall through, or write smtps:/],
  [
    'ESOCKET',
    { originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
    /signed its certificate itself: .*NODE_EXTRA_CA_CERTS/,
  ],
  ['ESOCKET', { originalCode: 'CERT_HAS_EXPIRED' }, /^its certificate has expired: have it renewed/],
  ['ESOCKET', { originalCode: 'ERR_TLS_CERT_ALTNAME_INVALID' }, /^its certificate is for another name/],
  ['EAUTH', { responseCode: 535 }, /^it refuses user or password \(answer 535\): correct them in SMTP_URL/],
  ['EAUTH', { originalCode: 'AUTH_NOT_OFFERED' }, /^it takes no user and password at this port/],
  [
    'EENVELOPE',
    { responseCode: 554 },
    /^it refuses the sender or the mailbox \(answer 554\): correct CONTACT_FROM/,
  ],
  ['EENVELOPE', { responseCode: 530 }, /^it asks for a user and a password \(answer 530\)/],
  ['EENVELOPE', { responseCode: 451 }, /^it puts mail off \(answer 451\)/],
  ['EMESSAGE', { responseCode: 552 }, /^it refuses the mail \(answer 552\)/],
  ['ETLS', { responseCode: 502, command: 'STARTTLS' }, /^it offers no STARTTLS/],
  [
    'ETLS',
    { responseCode: 454, command: 'STARTTLS' },
    /^it offers STARTTLS, which does not work there \(answer 454\)/,
  ],
  ['ECONNECTION', {}, /^the connection broke off/],
])('%s with %j', (code, details, problem) => {
  const words = '550 jo@example.com: what a visitor wrote';
  const sentence = mailProblem(Object.assign(new Error(words), { code, ...details }));
  expect(sentence).toMatch(problem);
  expect(sentence).not.toContain('jo@');
});

test('a mail that took too long', () => {
  expect(mailProblem(new DOMException('', 'TimeoutError'))).toMatch(/^it took too long/);
});
