/** Codes of Node.js and OpenSSL for a certificate that is not accepted: the reason, and the remedy. */
const problems: Readonly<Record<string, string>> = {
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
  return code === undefined ? undefined : problems[code];
}
