/** behaviour.md §8. */
const reasons = {
  noKey: 'No key provided',
  noVersion: 'No version provided',
  execution: 'Failed to execute',
  script: 'Failed to load script',
} as const;

export function captchaError(reason: keyof typeof reasons, cause?: unknown): Error {
  return new Error(`ReCaptcha error: ${reasons[reason]}`, { cause });
}
