/**
 * A text as a spreadsheet must read it. Programs take a cell that starts with one of these signs for a formula, if not
 * in the workbook then once it is saved as CSV: an apostrophe keeps it a text.
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function spreadsheetText(text: string): string {
  return /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
}
