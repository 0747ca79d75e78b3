import en from '../../../locales/en/fatalError.json';
import fr from '../../../locales/fr/fatalError.json';
import it from '../../../locales/it/fatalError.json';
import type { Locale } from '../../i18n/locales';
import { pagePath } from '../../routes/routeTable';

const texts = { fr, en, it } satisfies Record<Locale, typeof fr>;

/** For when the error page itself fails (behaviour.md §8): no theme, no dictionary, no router. */
export function FatalErrorFallback({ locale }: { locale: Locale }) {
  const { message, backHome } = texts[locale];
  return (
    <div lang={locale} role="alert">
      <h1>{message}</h1>
      <a href={pagePath('index', locale)}>{backHome}</a>
    </div>
  );
}
