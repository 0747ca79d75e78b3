import { desk } from '../../../locales/desk.generated';
import { filled } from '../../../locales/filled';
import { companyTimeZone } from '../../../contract/parisTime';
import { defaultLocale, isLocale, type Locale, localeDetails, locales } from '../../../src/i18n/locales';
import { type InvestorProfileCode, investorProfiles } from '../../../src/profiles/investorProfiles';

/** Target of the bar's links; it finds its page in the referrer. */
export const switchAddress = '/preview/as';

/** The page's own tokens, as every page has them. The frame stays in sight when the bar has scrolled away. */
const styles = `
.preview-bar{display:flex;flex-wrap:wrap;gap:.25rem 2rem;padding:.75rem 1.25rem;background:var(--m-colors-navy-deep);color:var(--m-colors-white);font:400 .9375rem/1.5 var(--m-fonts-body,sans-serif)}
.preview-bar strong{color:var(--m-colors-clay-light);font-weight:600}
.preview-bar p,.preview-bar ul{margin:0;padding:0}
.preview-bar div,.preview-bar ul{display:flex;flex-wrap:wrap;gap:.25rem .75rem;list-style:none}
.preview-bar a{color:inherit;text-decoration:underline;text-underline-offset:.2em;padding-block:.125rem}
.preview-bar a[aria-current]{text-decoration:none;font-weight:600;color:var(--m-colors-clay-light)}
.preview-bar a:focus-visible{outline:2px solid var(--m-colors-white);outline-offset:2px}
.preview-frame{position:fixed;inset:0;z-index:2147483647;border:3px solid var(--m-colors-clay-light);pointer-events:none}
@media print{.preview-frame{display:none}}
`;

const momentIn = (locale: Locale, moment: Date) =>
  new Intl.DateTimeFormat(localeDetails[locale].tag, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: companyTimeZone,
  }).format(moment);

function choices(
  name: string,
  title: string,
  options: readonly (readonly [value: string, text: string])[],
  current: string,
): string {
  const links = options.map(([value, text]) => {
    const mark = value === current ? ' aria-current="true"' : '';
    return `<li><a href="${switchAddress}?${name}=${value}"${mark}>${text}</a></li>`;
  });
  return `<div><p id="preview-${name}">${title}</p><ul aria-labelledby="preview-${name}">${links.join('')}</ul></div>`;
}

/** As it stands in a sentence: `français`, `English`. */
const nativeName = (locale: Locale) =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;

export interface BarFacts {
  builtAt: Date;
  expiresAt: Date;
  profile: InvestorProfileCode;
}

/** The page marked as a preview. Anything else stays as it is. */
export function withPreviewBar(html: string, { builtAt, expiresAt, profile }: BarFacts): string {
  const language = /<html[^>]*\slang="(\w+)"/.exec(html)?.[1];
  const locale = isLocale(language) ? language : defaultLocale;
  const { label, mark, saved, expires, ...names } = desk[locale].preview;
  const dates = [
    filled(saved, { moment: momentIn(locale, builtAt) }),
    filled(expires, { moment: momentIn(locale, expiresAt) }),
  ].join(', ');
  const bar = [
    `<style>${styles}</style><aside class="preview-bar" aria-label="${label}">`,
    `<p><strong>${mark}</strong> – ${dates}</p>`,
    choices(
      'profile',
      names.profile,
      investorProfiles.map((code) => [code, names.profiles[code]]),
      profile,
    ),
    choices(
      'language',
      localeDetails[locale].languageWord,
      locales.map((code) => [code, nativeName(code)]),
      locale,
    ),
    '</aside><div class="preview-frame"></div>',
  ].join('');
  // Outside the part that React looks after.
  return html.replace(/<body[^>]*>/, (body) => body + bar);
}

const othersClosed = locales
  .filter((locale) => locale !== defaultLocale)
  .map((locale) => `<p lang="${locale}">${desk[locale].preview.closed}</p>`)
  .join('\n');

/** Shown to visitors without a valid key. */
export const closedPage = `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Aperçu fermé</title>
<style>body{max-width:36rem;margin:15vh auto;padding:0 1.25rem;font:1.0625rem/1.6 system-ui,sans-serif}h1{font:400 2.25rem/1.2 Georgia,serif}p{margin:0 0 1.5rem}</style></head>
<body><main><h1>Aperçu fermé</h1>
<p>${desk[defaultLocale].preview.closed}</p>
${othersClosed}
</main></body></html>
`;
