import { AwsClient } from 'aws4fetch';
import { clocksDiffer, fetchProblem } from '../../platform/connectionProblems';
import { retryDropped } from '../../platform/http/retryDropped';

export interface BucketSettings {
  /** Address of the service, without the bucket and without a trailing slash: `https://s3.eu-west-3.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The storage has refused; its message names the object and what to look at. */
export class StorageError extends Error {
  override name = 'StorageError';

  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

const rights = 'check S3_BUCKET, S3_REGION and the rights of S3_ACCESS_KEY_ID, listing the bucket among them';
const otherRegion = 'the bucket is in another region: correct S3_REGION and S3_ENDPOINT';

/** Remedies by the code of a refusal. https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html */
const remedies: Readonly<Record<string, string>> = {
  AccessDenied: `the bucket is somebody else's, or the key may not do this: ${rights}`,
  AuthorizationHeaderMalformed: otherRegion,
  InvalidAccessKeyId: 'it does not know the key: correct S3_ACCESS_KEY_ID',
  NoSuchBucket: 'there is no such bucket: make it, or correct S3_BUCKET',
  NotImplemented: 'it cannot do this: use another storage',
  PermanentRedirect: otherRegion,
  RequestTimeTooSkewed: clocksDiffer('the storage'),
  SignatureDoesNotMatch: 'it has another secret for this key: correct S3_SECRET_ACCESS_KEY',
};

/** For storages, and proxies in front of them, whose answers have no code. */
const codesByStatus: Readonly<Record<number, string>> = {
  401: 'AccessDenied',
  403: 'AccessDenied',
  501: 'NotImplemented',
};

/** Known answers are not quoted: some repeat the key. */
function describeRefusal(status: number, answer: string): string {
  const code = /<Code>(\w+)<\/Code>/.exec(answer)?.[1] ?? codesByStatus[status] ?? '';
  const remedy = remedies[code];
  return remedy === undefined
    ? `${answer.replaceAll(/\s+/g, ' ').slice(0, 300)}: ${rights}`
    : `${code}: ${remedy}`;
}

/** Objects of an S3-compatible storage; the bucket is in the path, as every such service understands it. */
export class Bucket {
  private readonly client: AwsClient;

  constructor(private readonly settings: BucketSettings) {
    const { region, accessKeyId, secretAccessKey } = settings;
    // Answers of 500 and 429 are asked for again, with growing pauses.
    this.client = new AwsClient({ service: 's3', region, accessKeyId, secretAccessKey, retries: 5 });
  }

  private addressOf(key: string): string {
    const { endpoint, bucket } = this.settings;
    return `${endpoint}/${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`;
  }

  /** @throws StorageError that names the object, the answer and what to look at */
  private async ask(
    method: 'GET' | 'PUT' | 'DELETE',
    key: string,
    init: RequestInit = {},
  ): Promise<Response> {
    const address = this.addressOf(key);
    const response = await this.fetch(address, { ...init, method });
    if (response.ok || (method !== 'PUT' && response.status === 404)) return response;
    const refusal = describeRefusal(response.status, await response.text());
    throw new StorageError(
      `${method} ${address}: the storage answered ${response.status} ${refusal}`,
      response.status,
    );
  }

  /** A connection that breaks off is no reason to give up at once. */
  private async fetch(address: string, init: RequestInit): Promise<Response> {
    const ask = () => this.client.fetch(address, init);
    try {
      return await retryDropped(ask, { isWorthRetrying: () => true, pauseMs: 200 });
    } catch (error) {
      throw new Error(
        `${init.method ?? 'GET'} ${address}: the storage cannot be reached (${fetchProblem(error, 'S3_ENDPOINT')})`,
        { cause: error },
      );
    }
  }

  /** Undefined when there is no such object. @throws Error when there is no bucket either */
  async read(key: string): Promise<string | undefined> {
    const response = await this.ask('GET', key);
    const text = await response.text();
    if (!response.ok && text.includes('<Code>NoSuchBucket</Code>'))
      throw new Error(`GET ${this.addressOf(key)}: the storage answered 404 ${describeRefusal(404, text)}`);
    return response.ok ? text : undefined;
  }

  async write(key: string, body: Buffer, headers: Readonly<Record<string, string>>): Promise<void> {
    await (await this.ask('PUT', key, { body: new Uint8Array(body), headers })).arrayBuffer();
  }

  /** An object that is not there counts as deleted. */
  async delete(key: string): Promise<void> {
    await (await this.ask('DELETE', key)).arrayBuffer();
  }
}
