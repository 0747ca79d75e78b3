/**
 * The values of a header such as `Accept-Language: fr;q=0.8, en` in lower case, with weights from 0 to 1. A malformed
 * weight counts as 0. https://www.rfc-editor.org/rfc/rfc9110#section-12.4.2
 */
export function parseWeightedList(header: string | undefined): { value: string; weight: number }[] {
  return (header ?? '')
    .split(',')
    .map((item) => {
      const [value = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { value, weight: quality === undefined ? 1 : parseWeight(quality) };
    })
    .filter(({ value }) => value !== '');
}

function parseWeight(text: string): number {
  return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(text) ? Number(text) : 0;
}
