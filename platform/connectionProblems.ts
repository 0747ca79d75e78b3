import { causesOf, codeOf, messageOf } from './errors';

/** Codes of Node.js and OpenSSL for a certificate that is not accepted: the reason, and the remedy. */
const certificateProblems: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'its certificate has expired: have it renewed',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet: set the clock of this machine',
  ERR_TLS_CERT_ALTNAME_INVALID:
    'its certificate is for another name: write the name that the certificate is for',
  DEPTH_ZERO_SELF_SIGNED_CERT:
    'it has signed its certificate itself: name the file of the certificate in NODE_EXTRA_CA_CERTS',
  SELF_SIGNED_CERT_IN_CHAIN:
    'this machine does not know the authority of its certificate: name the file of the authority in NODE_EXTRA_CA_CERTS',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    'this machine does not know the authority of its certificate: name the file of the authority in NODE_EXTRA_CA_CERTS',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'it does not send the certificate of its authority: have it send the whole chain, or name the file of the authority in NODE_EXTRA_CA_CERTS',
};

/** Why the certificate of a server is not accepted, and the remedy; undefined if the code says something else. */
export function certificateProblem(code: string | undefined): string | undefined {
  return code === undefined ? undefined : certificateProblems[code];
}

const clear = 'it speaks no TLS at this port: correct https or the port in';
const noWay = 'no way leads there from this machine: check its network and';

/** By codes of the system and of OpenSSL; the name of a variable follows. */
const networkProblems: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there: start it, or correct',
  ENOTFOUND: 'no machine has this name: correct',
  EAI_AGAIN: 'the name server of this machine does not answer: mend it, or write an address in',
  EHOSTUNREACH: noWay,
  ENETUNREACH: noWay,
  ERR_SSL_WRONG_VERSION_NUMBER: clear,
  ERR_SSL_PACKET_LENGTH_TOO_LONG: clear,
  EPROTO: clear,
};

/**
 * Why there is no connection to a server, and the remedy; undefined if the code says something else.
 *
 * @param variable says where the server is
 */
export function connectionProblem(code: string | undefined, variable: string): string | undefined {
  const network = code === undefined ? undefined : networkProblems[code];
  return certificateProblem(code) ?? (network && `${network} ${variable}`);
}

/** The same of an error of `fetch`, whose causes have the codes. */
export function fetchProblem(error: unknown, variable: string): string {
  const causes = causesOf(error);
  const known = causes.map((cause) => connectionProblem(codeOf(cause), variable)).find(Boolean);
  return (
    known ??
    `it does not answer (${messageOf(causes.at(-1))}): see whether it runs, and whether this machine reaches ${variable}`
  );
}

export function clocksDiffer(whose: string, seconds?: number): string {
  const off = seconds === undefined ? '' : ` (${seconds} seconds between them)`;
  return `the clocks of this machine and of ${whose} differ${off}: have both set by NTP`;
}

const toleratedSeconds = 60;

/** Compares the clock of this machine with an answer's `Date`, to which `Age` is added if a cache has kept it; undefined if they agree. */
export function clockProblem(
  { headers }: Pick<Response, 'headers'>,
  whose: string,
  now = Date.now(),
): string | undefined {
  const told = Date.parse(headers.get('date') ?? '') + 1000 * Number(headers.get('age') ?? 0);
  const seconds = Math.round(Math.abs(now - told) / 1000);
  return seconds > toleratedSeconds ? clocksDiffer(whose, seconds) : undefined;
}
