import { startServer, type TestServer } from '../../gatsby/testing/startServer';
import { Bucket } from './Bucket';

let server: TestServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

const settings = {
  bucket: 'site',
  region: 'eu-west-3',
  accessKeyId: 'AKEXAMPLE',
  secretAccessKey: 'a secret of the test',
};

/** A bucket of a storage that answers everything in this way. */
async function bucketOf(status: number, code: string): Promise<Bucket> {
  // As S3 does: it repeats the key, and what was signed.
  const body = `<?xml version="1.0"?>\n<Error><Code>${code}</Code><AWSAccessKeyId>AKEXAMPLE</AWSAccessKeyId></Error>`;
  server = await startServer((_, response) => response.writeHead(status).end(body));
  return new Bucket({ ...settings, endpoint: server.url });
}

test('an object that is not there is none', async () => {
  expect(await (await bucketOf(404, 'NoSuchKey')).read('a')).toBeUndefined();
});

/** Codes and statuses of https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html */
test.each([
  [404, 'NoSuchBucket', 'there is no such bucket: make it, or correct S3_BUCKET'],
  [403, 'AccessDenied', "the bucket is somebody else's, or the key may not do this: check S3_BUCKET"],
  [403, 'InvalidAccessKeyId', 'it does not know the key: correct S3_ACCESS_KEY_ID'],
  [403, 'SignatureDoesNotMatch', 'it has another secret for this key: correct S3_SECRET_ACCESS_KEY'],
  [403, 'RequestTimeTooSkewed', 'the clocks of this machine and of the storage differ: have both set by NTP'],
  [400, 'AuthorizationHeaderMalformed', 'the bucket is in another region: correct S3_REGION'],
  [501, 'NotImplemented', 'it cannot do this: use another storage'],
])('%d %s is named with its remedy, and repeats no key', async (status, code, words) => {
  const read = (await bucketOf(status, code)).read('a');
  await expect(read).rejects.toThrow(`/site/a: the storage answered ${status} ${code}: ${words}`);
  await expect(read).rejects.not.toThrow('AKEXAMPLE');
});

test('an answer without a code is named by its status', async () => {
  server = await startServer((_, response) => response.writeHead(501).end('<h1>Not Implemented</h1>'));
  const read = new Bucket({ ...settings, endpoint: server.url }).read('a');
  await expect(read).rejects.toThrow('answered 501 NotImplemented: it cannot do this: use another storage');
});

test('a storage that is away is named', async () => {
  const bucket = await bucketOf(200, '');
  await server?.close();
  server = undefined;
  await expect(bucket.read('a')).rejects.toThrow(
    'cannot be reached (nothing listens there: start it, or correct S3_ENDPOINT)',
  );
});
