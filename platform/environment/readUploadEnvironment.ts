import { describeProblem, EnvironmentError, VariableReader } from './variables';

/** Where `npm run upload` brings a release. */
export interface UploadEnvironment {
  /** Of the S3-compatible storage, without the bucket and without a trailing slash. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** All of it is needed, by an upload and by nothing else. @throws EnvironmentError that names what is missing or wrong */
export function readUploadEnvironment(env: NodeJS.ProcessEnv): UploadEnvironment {
  const reader = new VariableReader(env);
  const read = (name: Parameters<typeof reader.read>[0] & `S3_${string}`): string => {
    const problemsBefore = reader.problems.length;
    const value = reader.read(name);
    if (value === undefined && reader.problems.length === problemsBefore) {
      reader.problems.push(describeProblem(name, ''));
    }
    return value ?? '';
  };
  const settings = {
    endpoint: read('S3_ENDPOINT'),
    region: read('S3_REGION'),
    bucket: read('S3_BUCKET'),
    accessKeyId: read('S3_ACCESS_KEY_ID'),
    secretAccessKey: read('S3_SECRET_ACCESS_KEY'),
  };
  if (reader.problems.length > 0) throw new EnvironmentError(reader.problems);
  return settings;
}
