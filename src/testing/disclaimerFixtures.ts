import { disclaimer } from '../../locales/disclaimer.generated';
import type { DisclaimerDialogProps } from '../features/disclaimer/DisclaimerDialog';
import { eachLocale, type Locale, locales } from '../i18n/locales';
import { pagePath } from '../routes/routeTable';
import type { DisclaimerTexts } from '../api/fetchDisclaimerTexts';

const disclaimerTitles = { ...eachLocale(() => 'Disclaimer'), fr: 'Avertissement', it: 'Avvertenza' };

function textsIn(locale: Locale): DisclaimerTexts {
  return {
    words: disclaimer[locale],
    profiles: [
      { code: 'RETAIL', title: `Retail ${locale}`, description: `For your own savings, ${locale}` },
      { code: 'INSTIT', title: `Instit ${locale}`, description: null },
      { code: 'PRO', title: `Pro ${locale}`, description: `For others, ${locale}` },
    ],
    disclaimer: {
      title: disclaimerTitles[locale],
      body: `<p>Conditions ${locale}</p><p><a href="${pagePath('privacy', locale)}">Privacy ${locale}</a></p>`,
      footer: `<p>No offer ${locale}</p>`,
    },
  };
}

/** A short version of `disclaimer-texts.json`. */
export const disclaimerTexts = eachLocale(textsIn);

/** What the dialog of a page is rendered with. */
export const disclaimerDialog = (locale: Locale): DisclaimerDialogProps => ({
  locale,
  languages: locales.map((language) => ({ locale: language })),
  siteName: 'Meridane',
  homePath: pagePath('index', locale),
  profiles: disclaimerTexts[locale].profiles,
  words: {
    ...disclaimer[locale],
    lost: 'Les textes ne viennent pas.',
    tryAgain: 'Réessayer',
    profile: 'Profil',
  },
});

/** Makes `fetch` give each answer once, and the last one from then on. */
export function answerFetch(...answers: { status?: number; body: string }[]): jest.Mock {
  const fetchFile = jest.fn();
  answers.forEach(({ status = 200, body }, index) => {
    const answer = async () => ({
      ok: status < 400,
      status,
      json: async (): Promise<unknown> => JSON.parse(body),
    });
    if (index === answers.length - 1) fetchFile.mockImplementation(answer);
    else fetchFile.mockImplementationOnce(answer);
  });
  window.fetch = fetchFile;
  return fetchFile;
}
