import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { tryCaptchaSecret } from '../content-api/contact/captchaCheck';
import { tryMail } from '../content-api/contact/delivery/tryMail';
import { contactDatabase } from '../content-api/contact/store/ContactStore';
import { CompanyProvider } from '../desk/server/accounts/CompanyProvider';
import { CompanySignInError } from '../desk/server/accounts/companyFailures';
import { contractMisses } from '../gatsby/contractCheck/contractMisses';
import { Database } from '../platform/database/Database';
import { loadDotEnv } from '../platform/environment/loadDotEnv';
import {
  type Environment,
  EnvironmentError,
  type OidcSettings,
  readEnvironment,
  readUploadEnvironment,
} from '../platform/environment/readEnvironment';
import { allVariables, uploadVariables } from '../platform/environment/variables';
import { messageOf } from '../platform/errors';
import { decode } from '../platform/http/parseRequestPath';
import { readArguments, runScript, ScriptError } from '../platform/runScript';
import { Bucket } from '../publishing/upload/Bucket';
import { trySite } from '../site-server/trySite';

const timeLimitMs = 10_000;
/** Shorter, so that a server that is slow is told by the words of its own trial. */
const answerLimitMs = 8_000;
/** Some hundreds of requests. */
const contractLimitMs = 120_000;

interface Trial {
  /** Variables without which there is nothing to try. */
  needs?: string;
  timeLimitMs?: number;
  /** Returns what was seen, and throws what is wrong with the remedy; undefined if there is nothing to try. */
  run: (() => Promise<string>) | undefined;
}

async function tryContentApi({ contentApiUrl: url, contentApiToken: token }: Environment): Promise<string> {
  const [first, ...others] = await contractMisses({ url, token, timeLimit: answerLimitMs });
  if (first === undefined) return `The content API at ${url} has all that content-api/CONTRACT.md asks for.`;
  const more = others.length === 0 ? '' : ` ${others.length} more: see npm run check:contract`;
  throw new Error(`The content API at ${url}: ${first}${more}`);
}

async function trySignIn(oidc: OidcSettings, { url, port }: Environment['desk']): Promise<string> {
  try {
    const seen = await new CompanyProvider(oidc).check(`${url ?? `http://localhost:${port}`}/oidc/callback`);
    return `The identity provider ${oidc.issuer} ${seen}.`;
  } catch (error) {
    if (!(error instanceof CompanySignInError)) throw error;
    const { advice, answer } = error;
    const seen = [answer.status, answer.error].filter(Boolean).join(' ');
    throw new Error(`The identity provider ${oidc.issuer}: ${advice}${seen && ` (answer ${seen})`}.`, {
      cause: error,
    });
  }
}

async function tryStorage(env: NodeJS.ProcessEnv): Promise<string> {
  const settings = readUploadEnvironment(env);
  await new Bucket(settings).read('no-such-object');
  return `The storage ${settings.endpoint} lets the key read ${settings.bucket}; writing was not tried.`;
}

const names = [
  'environment',
  'content-api',
  'database',
  'mail',
  'sign-in',
  'captcha',
  'storage',
  'site',
] as const;

type Name = (typeof names)[number];

interface Asked {
  env: NodeJS.ProcessEnv;
  /** All if there are none. */
  only?: readonly Name[];
  /** Otherwise the mail server gets no message. */
  isMailSent?: boolean;
}

function trialsOf(environment: Environment, { env, isMailSent = false }: Asked): Record<Name, Trial> {
  const { contact, desk } = environment;
  const { mail, databaseUrl: url, databaseAuthToken: authToken, recaptchaSecretKey: secret } = contact;
  const { oidc } = desk;
  const hasDatabase = environment.contentApiIsEmbedded || env.DATABASE_URL;
  // One of them asks for the others.
  const hasStorage = Object.keys(uploadVariables).some((name) => env[name]);
  return {
    environment: { run: async () => 'Every variable that is set is accepted.' },
    'content-api': { timeLimitMs: contractLimitMs, run: () => tryContentApi(environment) },
    database: {
      needs: 'DATABASE_URL',
      run: hasDatabase ? () => Database.check({ url, authToken }, contactDatabase) : undefined,
    },
    mail: {
      needs: 'SMTP_URL, CONTACT_TO',
      run: mail && (() => tryMail(mail, { isSent: isMailSent, timeLimitMs: answerLimitMs })),
    },
    'sign-in': { needs: 'DESK_OIDC_ISSUER', run: oidc && (() => trySignIn(oidc, desk)) },
    captcha: {
      needs: 'RECAPTCHA_SECRET_KEY',
      run: secret === undefined ? undefined : () => tryCaptchaSecret({ secret, timeLimitMs: answerLimitMs }),
    },
    storage: { needs: 'S3_BUCKET', run: hasStorage ? () => tryStorage(env) : undefined },
    site: { needs: 'SITE_URL', run: env.SITE_URL ? () => trySite(environment, answerLimitMs) : undefined },
  };
}

interface Finding {
  name: Name;
  state: 'ok' | 'not configured' | 'wrong';
  sentence: string;
}

async function find(name: Name, { needs, timeLimitMs: limit = timeLimitMs, run }: Trial): Promise<Finding> {
  if (!run) return { name, state: 'not configured', sentence: `Not set: ${needs}.` };
  const end = new AbortController();
  const late = delay(limit, undefined, { signal: end.signal }).then(() => {
    throw new Error(
      `No answer within ${limit / 1000} seconds: see whether it runs, and whether this machine reaches it.`,
    );
  });
  try {
    return { name, state: 'ok', sentence: await Promise.race([run(), late]) };
  } catch (error) {
    return { name, state: 'wrong', sentence: messageOf(error) };
  } finally {
    end.abort();
  }
}

/** Values of secret variables, and what is in their addresses. */
function secretsIn(env: NodeJS.ProcessEnv): string[] {
  const values = Object.entries(allVariables).flatMap(([name, variable]) =>
    v.getMetadata(variable).isSecret ? [env[name] ?? ''] : [],
  );
  const passwords = values.map((value) => (URL.canParse(value) ? new URL(value).password : ''));
  const all = [...values, ...passwords, ...passwords.map((password) => decode(password) ?? '')];
  // A shorter one would be found in words.
  return all.filter(({ length }) => length > 5);
}

/** Tries what is configured, all at once and each within its time limit. Nothing is changed. */
export async function diagnose(asked: Asked): Promise<Finding[]> {
  const { only = [] } = asked;
  const env = Object.fromEntries(Object.entries(asked.env).map(([name, value = '']) => [name, value.trim()]));
  const secrets = secretsIn(env);
  const onOneLine = ({ sentence, ...finding }: Finding): Finding => {
    const line = sentence.replaceAll(/\s+/g, ' ');
    return { ...finding, sentence: secrets.reduce((text, secret) => text.replaceAll(secret, '…'), line) };
  };
  try {
    const trials = trialsOf(readEnvironment(env), { ...asked, env });
    const tried = names.filter((name) => only.length === 0 || only.includes(name));
    const findings = await Promise.all(tried.map((name) => find(name, trials[name])));
    return findings.map(onOneLine);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return error.problems.map((sentence) => onOneLine({ name: 'environment', state: 'wrong', sentence }));
  }
}

const usage = `npm run doctor [-- --only NAME] [--send-mail]

NAME is one of ${names.join(', ')}; several --only may stand there.
--send-mail has the mail server take a message to CONTACT_TO.`;

/** `npm run doctor`: tries each thing that is configured, and says what is wrong with it and what to do. */
async function main(): Promise<void> {
  const options = { only: { type: 'string', multiple: true }, 'send-mail': { type: 'boolean' } } as const;
  const onlySchema = v.array(v.picklist(names, ({ input }) => `There is no ${JSON.stringify(input)} to try`));
  const asked = readArguments(usage, { options }, ({ values }) => ({
    only: v.parse(onlySchema, values.only ?? []),
    isMailSent: values['send-mail'] ?? false,
  }));
  loadDotEnv(undefined, { mayMakeToken: false });
  const findings = await diagnose({ env: process.env, ...asked });
  for (const { name, state, sentence } of findings)
    console.log(`${state.padEnd(14)}  ${name.padEnd(11)}  ${sentence}`);
  const wrong = findings.filter(({ state }) => state === 'wrong').length;
  if (wrong > 0) throw new ScriptError(`Wrong: ${wrong} of ${findings.length}.`);
}

if (require.main === module) runScript(main);
