import { readUploadEnvironment } from './readUploadEnvironment';
import { EnvironmentError } from './variables';

const complete = {
  S3_ENDPOINT: 'https://s3.eu-west-3.amazonaws.com',
  S3_REGION: 'eu-west-3',
  S3_BUCKET: 'www.example.com',
  S3_ACCESS_KEY_ID: 'AKEXAMPLE',
  S3_SECRET_ACCESS_KEY: 'hush/hush+hush',
};

function problemsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    readUploadEnvironment(env);
    return [];
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
}

it('reads where a release is brought', () => {
  expect(readUploadEnvironment(complete)).toEqual({
    endpoint: complete.S3_ENDPOINT,
    region: complete.S3_REGION,
    bucket: complete.S3_BUCKET,
    accessKeyId: complete.S3_ACCESS_KEY_ID,
    secretAccessKey: complete.S3_SECRET_ACCESS_KEY,
  });
});

it.each(Object.keys(complete))('asks for %s, and for nothing else, when it is missing', (name) => {
  expect(problemsOf({ ...complete, [name]: ' ' })).toEqual([expect.stringContaining(`${name}: got ""`)]);
});

it.each([
  ['S3_ENDPOINT', 'https://s3.example.com/bucket'],
  ['S3_ENDPOINT', 's3.example.com'],
  ['S3_REGION', 'eu west'],
  ['S3_BUCKET', 'Site'],
  ['S3_BUCKET', '../site'],
  ['S3_ACCESS_KEY_ID', 'AK EXAMPLE'],
])('refuses %s=%s', (name, value) => {
  expect(problemsOf({ ...complete, [name]: value })).toHaveLength(1);
});

it('never repeats the secret', () => {
  expect(problemsOf({ ...complete, S3_SECRET_ACCESS_KEY: 'hush hush' }).join()).not.toContain('hush');
});
