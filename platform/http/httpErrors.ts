/** Status, code, and what is told: also what to do, where that is not plain. */
export type HttpProblem = readonly [status: number, code: string, message: string];

/** An error that is shown to the client. For any other error the client learns that the server failed, and the log why. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly statusCode: number;
  /** Identifies the problem for programs. */
  readonly code: string;
  /** In seconds. */
  readonly retryAfter: number | undefined;
  /** More of the answer, for a client that can do something about it. */
  readonly details: object | undefined;

  constructor(
    [statusCode, code, message]: HttpProblem,
    { retryAfter, details, cause }: { retryAfter?: number; details?: object; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.statusCode = statusCode;
    this.code = code;
    this.retryAfter = retryAfter;
    this.details = details;
  }
}

/** Everything that the servers refuse, or fail to do. */
export const httpProblems = {
  // Every server
  malformedAddress: [400, 'malformed-address', 'Malformed address'],
  addressTooLong: [414, 'address-too-long', 'The address is too long'],
  failed: [500, 'failed', 'The server failed. Its log says why.'],
  diskFull: [
    507,
    'disk-full',
    'The disk of the releases or of the desk is full, and this was not done. Free some space or lower RELEASES_KEPT, then try again.',
  ],

  // Content API
  internal: [500, 'failed', 'Internal error'],
  invalid: (where: string, expected: string) => [400, 'invalid', `${where}: ${expected}`],
  notGraphql: [400, 'invalid', 'Expected JSON with a GraphQL query'],
  noToken: [401, 'no-token', 'A valid bearer token is required'],
  foreignHostOfApi: [
    403,
    'forbidden',
    'The content API does not answer at this host name without its token. Set CONTENT_API_URL or GATSBY_API_BASE_URL to the address that it is asked at.',
  ],
  foreignPageOfApi: [403, 'forbidden', 'Pages of other sites may not ask the content API.'],
  notPosted: [405, 'not-posted', 'Queries are sent with POST'],
  notJson: [415, 'not-json', 'Queries are sent as application/json'],
  tooManyQueries: (seconds: number) => [
    429,
    'too-many-requests',
    `Too many queries. Try again in ${seconds} seconds`,
  ],
  nothingAt: (address: string) => [404, 'not-found', `There is nothing at ${address}`],
  unknown: (what: string) => [404, 'not-found', `Unknown ${what}`],
  noIsin: (isin: string) => [
    404,
    'not-found',
    `No share has the ISIN "${isin}". Those that there are stand in /e/range.csv`,
  ],
  noDataFile: (isin: string, template: string) => [
    404,
    'not-found',
    `The share ${isin} has no data file ${template}. Those that it has stand in /e/shares/<ISIN>.json`,
  ],
  noOpenData: (address: string) => [
    404,
    'not-found',
    `There is nothing at ${address}. There are /e/navs/<ISIN>.csv, .json and .xlsx, /e/shares/<ISIN>.json, /e/range.csv and /e/changes.json`,
  ],
  invalidLocale: [404, 'not-found', 'Invalid locale'],
  /** `day` is that of an earlier edition. */
  noDocument: (owner: string, type: string, day?: string) => {
    const edition = day === undefined ? '' : ` with an edition of "${day}"`;
    return [404, 'not-found', `The ${owner} has no document ${type}${edition}`];
  },
  noDocumentFile: [404, 'not-found', 'The document has no file'],
  fileGone: (name: string) => [404, 'not-found', `The file "${name}" is gone`],
  noPictureOfCommit: [404, 'not-found', 'There is no picture of this name, or it has more than 20 MB'],
  revisionHasProblems: (list: string) => [409, 'has-problems', `The revision has problems: ${list}`],
  revisionUnreadable: [503, 'unreadable', 'The revision cannot be read now. Try again later.'],
  noContent: [
    503,
    'no-content',
    'There is no content to answer from, as no revision of it can be read. Ask the content API for /_revisions/latest: it lists what is wrong',
  ],

  noDraft: (name: string) => [
    404,
    'draft-gone',
    `There is no draft ${name}. It was merged or removed meanwhile.`,
  ],
  noFileOfRevision: (path: string) => [404, 'not-found', `There is no file ${path} in the revision.`],
  draftConflicts: [
    409,
    'draft-conflicts',
    'Both sides have changed the same. Choose one of the versions, or write a third.',
  ],
  draftChanged: [409, 'draft-changed', 'The draft has changed since you looked at it. Look at it again.'],
  draftEmpty: [409, 'draft-empty', 'The draft changes nothing of what is live. Remove it.'],
  draftUnrelated: [
    409,
    'draft-unrelated',
    'The draft does not begin at a commit of the live branch. Make its changes in a new draft.',
  ],
  draftBusy: [503, 'failed', 'Others are changing the same at this moment. Try again.'],
  mergeInDoubt: [
    503,
    'in-doubt',
    'It is not known whether the draft was merged, as Git failed. If it is still listed in a minute, it is not: merge it again.',
  ],
  noLiveBranch: (branch: string) => [
    409,
    'invalid',
    `The content has no branch ${branch} to merge into. Set CONTENT_BRANCH to the one that is live.`,
  ],
  saveTooLarge: (what: string) => [413, 'too-large', `${what} is too large. Make it smaller.`],
  repositoryUnreadable: (expected: string) => [503, 'content-unreadable', expected],

  // Site server, about the content API behind it
  contentApiSlow: [504, 'content-api-slow', 'The content API did not answer in time.'],
  contentApiTooLarge: [502, 'content-api-too-large', 'The answer of the content API is too large.'],
  contentApiBroken: [502, 'content-api-broken', 'The content API cannot be reached or broke off its answer.'],

  // Publish hook
  badSignature: (why: string) => [401, 'bad-signature', why],
  badHookBody: (why: string) => [400, 'invalid', why],
  hookNotJson: [415, 'not-json', 'The body must be empty or JSON (content-type: application/json).'],
  signatureUsed: [409, 'used', 'This request has been accepted before. Sign each request anew.'],
  tooManyRequests: (seconds: number) => [
    429,
    'too-many-requests',
    `Too many requests. Try again in ${seconds} seconds.`,
  ],
  notKept: [503, 'not-kept', 'The request could not be kept. Sign and send it again later.'],
  noJob: [404, 'not-found', 'There is no such job, or it is too long ago.'],
  publisherAway: [
    503,
    'publisher-away',
    'The publisher is not running. Start the desk, then sign and send the request again.',
  ],

  // Desk, whose page has French words for each code
  signedOut: [401, 'signed-out', 'Sign in first.'],
  /** The same for an unknown name and for a wrong password. */
  wrongPassword: [401, 'wrong-password', 'There is no such account, or the password is wrong.'],
  codeNeeded: [401, 'code-needed', 'The account has a second factor: send its code as well.'],
  wrongCode: [401, 'wrong-code', 'The code is wrong, or was used. Wait for the next one.'],
  secondFactorNeeded: [
    403,
    'second-factor-needed',
    'Accounts that may publish need a second factor here. Set it up first.',
  ],
  secondFactorOn: [409, 'second-factor-on', 'The second factor is on. Switch it off first.'],
  nameTaken: (name: string) => [
    409,
    'name-taken',
    `There is an account "${name}" already, or the history calls a program so. Choose another name.`,
  ],
  ownAccount: [409, 'own-account', 'This is your own account. Another administrator can do this.'],
  lastAdministrator: [
    409,
    'last-administrator',
    'This is the last administrator. Make somebody else an administrator first.',
  ],
  companyAccount: [
    409,
    'company-account',
    'This account is of the company: its role, password and second factor are. Change them at the identity provider.',
  ],
  linkExpired: [401, 'link-expired', 'This link has expired, or was used.'],
  tooManySignIns: (seconds: number) => [
    429,
    'too-many-requests',
    `Too many attempts to sign in. Try again in ${seconds} s.`,
  ],
  passwordShort: [422, 'password-short', 'The password has fewer than 12 characters: choose a longer one.'],
  passwordLong: [422, 'password-long', 'The password has more than 200 characters: choose a shorter one.'],
  passwordGuessable: [
    422,
    'password-guessable',
    'The password is soon guessed: choose four words that have nothing to do with each other, or what a password manager proposes.',
  ],
  foreignHost: [
    403,
    'forbidden',
    'The desk does not answer at this host name. Open it at localhost, or set DESK_URL to the address that it is opened at.',
  ],
  foreignPage: [403, 'forbidden', "Only the desk's own page may ask for this."],
  formNotJson: [403, 'forbidden', 'Send JSON (content-type: application/json).'],
  notPublisher: [403, 'forbidden', 'Only publishers may do this.'],
  notAdministrator: [403, 'forbidden', 'Only administrators may do this.'],
  notReviewer: [403, 'forbidden', 'Only reviewers and publishers may do this.'],
  notOwner: [403, 'forbidden', 'Only its owner or a publisher may remove a draft.'],
  noSuchVersion: [404, 'not-found', 'The content has no such version. Read the history again.'],
  noSuchFund: [404, 'not-found', 'The draft has no such fund. Read the draft again.'],
  noSuchRemark: [404, 'not-found', 'The draft has no such remark. Read the draft again.'],
  ownDraft: [
    403,
    'own-draft',
    'You have written in this draft. Somebody who has not must approve or return it.',
  ],
  notApproved: [
    403,
    'not-approved',
    'Nobody has approved the draft as it is now. Ask a reviewer or a publisher who has not written in it.',
  ],
  notApprover: (approvers: string) => [
    403,
    'not-approver',
    `Named people approve this content: ${approvers}. Ask one of them, or have DESK_APPROVERS changed.`,
  ],
  fieldsNotAccepted: (fields: string) => [400, 'invalid', `Not accepted: ${fields}.`],
  unprintable: [
    400,
    'unprintable',
    'There is an invisible control character in the text. Delete it, or type the text anew.',
  ],
  nothingHere: [404, 'not-found', 'There is nothing here.'],
  noPicture: [404, 'not-found', 'There is no such picture.'],
  noAccount: [404, 'not-found', 'This account was removed.'],
  noLink: [404, 'not-found', 'This address was withdrawn, or is not yours.'],
  noPlan: [404, 'not-found', 'This publish was withdrawn, or its time has come.'],
  noRelease: (id: string) => [404, 'not-found', `There is no release ${id} any more.`],
  hasProblems: [422, 'has-problems', 'The content has problems. Have them corrected first.'],
  outdated: [409, 'outdated', 'The content has changed since you looked at it. Look at the changes again.'],
  held: (by: string) => [409, 'held', `${by} holds the site as it is. Lift the hold first.`],
  alreadyPublishing: (by: string) => [409, 'already-publishing', `A publish of ${by} is going on.`],
  timeHasPassed: [400, 'invalid', 'The time has passed. Choose a later one.'],
  minuteTaken: (by: string) => [
    409,
    'minute-taken',
    `${by} has planned a publish for this minute. Choose another.`,
  ],
  tooManyPlans: (count: number) => [
    409,
    'too-many-plans',
    `${count} publishes are planned. Withdraw some first.`,
  ],
  notForetold: (reason: string) => [502, 'not-foretold', reason],
  notShown: (reason: string) => [502, 'not-shown', reason],
  notBuilt: (reason: string) => [409, 'not-built', reason],
  deskNeedsRevisions: [
    502,
    'no-revisions',
    'The content API keeps no revisions, which the desk needs. Publish by the hook or by npm run release.',
  ],
  deskNeedsDrafts: [
    502,
    'no-drafts',
    'The content is another system’s: CONTENT_API_URL names it, and CONTENT_DIR no repository. Write it there.',
  ],
  navsRefused: (where: string) => [
    422,
    'navs-refused',
    `This file cannot be used as it is (${where}). Correct it, then choose it again.`,
  ],
  svgRefused: (file: string) => [
    422,
    'svg-refused',
    `${file} is no SVG image of the brand with a viewBox. Export it again as SVG; pictures that are not of the brand are PNG files.`,
  ],
  svgTooComplex: (file: string) => [
    422,
    'svg-too-complex',
    `${file} takes too long to read. Simplify the drawing, with fewer groups and shapes, and export it again.`,
  ],
  contentApiAway: (reason: string) => [502, 'content-api-away', reason],
  pageNotBuilt: [503, 'failed', "The desk's page is not built: run `npm run desk:build` on the server."],
} satisfies Record<string, HttpProblem | ((...details: never[]) => HttpProblem)>;
