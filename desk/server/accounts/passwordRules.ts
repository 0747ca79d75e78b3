import { productSlug } from '../../../contract/slug';
import { HttpError, httpProblems } from '../../../platform/http/httpErrors';

/** Makes passwords equal however a keyboard composes accents. */
export function normalized(password: string): string {
  return password.normalize('NFC');
}

/** Guesses of a program that knows common passwords, keyboards and dates: under 10^8 it needs hours. */
const acceptedScore = 3;

let estimator: Promise<(password: string, known: string[]) => number> | undefined;

/** Its lists of words take a third of a second to load, and are needed a few times a year. */
async function loadEstimator() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const factory = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (password: string, known: string[]) => factory.check(password, known).score;
}

/** @throws HttpError that says what to do when the account may not have this password */
export async function assertStrong(account: string, password: string): Promise<void> {
  // Letters, whatever they are made of: an emoji is one.
  if ([...new Intl.Segmenter().segment(normalized(password))].length < 12)
    throw new HttpError(httpProblems.passwordShort);
  if (password.length > 200) throw new HttpError(httpProblems.passwordLong);
  estimator ??= loadEstimator();
  const scoreOf = await estimator;
  const known = [productSlug(), 'desk', account, ...account.split(/[._@-]+/)].filter(
    (word) => word.length > 2,
  );
  if (scoreOf(normalized(password), known) < acceptedScore) {
    throw new HttpError(httpProblems.passwordGuessable);
  }
}
