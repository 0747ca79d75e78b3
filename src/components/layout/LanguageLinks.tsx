import { chakra } from '@chakra-ui/react/styled-system';
import { type Locale, localeDetails, locales } from '../../i18n/locales';
import { pagePath } from '../../routes/routeTable';

/** Items give way where a scrollbar makes a narrow window narrower, down to the target size of WCAG 2.5.8. */
const List = chakra('ul', {
  base: { display: 'flex', gap: '0.5', '& > li': { flex: '0 1 var(--m-sizes-8)', minWidth: '6' } },
});

const LanguageAnchor = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '8',
    textStyle: 'label',
    textDecoration: 'none',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    // Forced colours would draw transparent borders.
    _highContrast: { borderColor: 'Canvas' },
    opacity: 0.85,
    _hover: { opacity: 1, borderColor: 'currentcolor' },
    '&[aria-current]': {
      opacity: 1,
      borderColor: 'currentcolor',
      _highContrast: { borderColor: 'Highlight' },
    },
    '[data-theme=dark] &': { outlineColor: 'white' },
  },
});

type LanguageLinksProps = {
  locale: Locale;
  /** Paths of the page in the locales that have it; the others link to their home page (behaviour.md §4.3). */
  paths: Partial<Record<Locale, string>>;
};

/** The page in the other languages. The start script keeps the choice in the locale's cookie. */
export function LanguageLinks({ locale, paths }: LanguageLinksProps) {
  const pathIn = (other: Locale) => paths[other] ?? pagePath('index', other);
  return (
    <nav aria-label={localeDetails[locale].languageWord}>
      <List>
        {locales.map((other) => (
          // Here, as the UI library takes the attribute of a link for a style.
          <li key={other} translate="no">
            <LanguageAnchor
              href={pathIn(other)}
              hrefLang={other}
              lang={other}
              aria-label={`${localeDetails[other].label} – ${localeDetails[other].name}`}
              aria-current={other === locale ? 'true' : undefined}
              data-choose-locale={other}
            >
              {localeDetails[other].label}
            </LanguageAnchor>
          </li>
        ))}
      </List>
    </nav>
  );
}
