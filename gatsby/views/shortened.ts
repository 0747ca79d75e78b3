/** Cut to so many characters, between words if possible, with an ellipsis. */
export function shortened(text: string, longest: number): string {
  const letters = Array.from(text);
  if (letters.length <= longest) return text;
  const begun = letters.slice(0, longest).join('');
  const words = begun.replace(/\s+\S*$/u, '');
  if (words === begun) return `${letters.slice(0, longest - 1).join('')}…`;
  return `${words.replace(/[\s.,;:·–-]+$/u, '')}…`;
}
