import { DeskProblem } from './ports';

/** One password, however a keyboard composes its accents. */
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

/** @throws DeskProblem that says what to do when the account may not have this password */
export async function assertStrong(account: string, password: string): Promise<void> {
  const refuse = (code: 'password-short' | 'password-long' | 'password-guessable', message: string) => {
    throw new DeskProblem(422, code, message);
  };
  // Letters, whatever they are made of: an emoji is one.
  if ([...new Intl.Segmenter().segment(normalized(password))].length < 12)
    refuse('password-short', 'The password has fewer than 12 characters: choose a longer one.');
  if (password.length > 200)
    refuse('password-long', 'The password has more than 200 characters: choose a shorter one.');
  estimator ??= loadEstimator();
  const scoreOf = await estimator;
  const known = ['meridane', 'desk', account, ...account.split(/[._@-]+/)].filter((word) => word.length > 2);
  if (scoreOf(normalized(password), known) < acceptedScore) {
    const advice =
      'choose four words that have nothing to do with each other, or what a password manager proposes.';
    refuse('password-guessable', `The password is soon guessed: ${advice}`);
  }
}
