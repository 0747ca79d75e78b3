/**
 * Check digit of an ISIN's first eleven characters (ISO 6166): letters count as two digits (A is 10, Z is 35), then the
 * Luhn sum over all digits is brought to a multiple of ten.
 */
export function isinCheckDigit(firstEleven: string): number {
  const digits = Array.from(firstEleven, (character) => parseInt(character, 36)).join('');
  const sum = Array.from(digits, Number)
    .reverse()
    .reduce((total, digit, index) => {
      const weighted = digit * (index % 2 === 0 ? 2 : 1);
      return total + Math.floor(weighted / 10) + (weighted % 10);
    }, 0);
  return (10 - (sum % 10)) % 10;
}

/** Two letters, nine letters or digits, and a valid check digit. */
export function isIsin(text: string): boolean {
  return /^[A-Z]{2}[A-Z0-9]{9}[0-9]$/.test(text) && isinCheckDigit(text.slice(0, 11)) === Number(text[11]);
}
