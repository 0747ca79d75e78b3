/** Only what RFC 8187 lets through unencoded. */
function percentEncoded(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** `Émergents – I USD.pdf` → `Emergents-I-USD.pdf`, for programs that read ASCII only. */
function asciiName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^A-Za-z0-9.]+/g, '-')
    .replace(/^-|-(?=\.)|-$/g, '');
}

/** @see https://www.rfc-editor.org/rfc/rfc6266 */
export function contentDisposition(name: string, isAttachment: boolean): string {
  const kind = isAttachment ? 'attachment' : 'inline';
  return `${kind}; filename="${asciiName(name)}"; filename*=UTF-8''${percentEncoded(name)}`;
}
