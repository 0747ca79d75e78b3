import { chakra } from '@chakra-ui/react/styled-system';
import { consent } from '../../../locales/consent.generated';
import { Icon } from '../../components/icons/Icon';
import { Button, IconButton } from '../../components/ui/Button';
import type { Locale } from '../../i18n/locales';
import { plainSummary } from '../../theme/recipes';
import { Choices, ConsentText } from './consentParts';
import { type ConsentTexts, type CookieRow, cookieRows } from './consentTexts';

/** On low windows, small or zoomed, it scrolls as a whole. */
const low = '@media (max-height: 32rem)';

const Dialog = chakra('dialog', {
  base: {
    margin: 'auto',
    padding: '0',
    maxHeight: 'calc(100% - var(--m-spacing-4))',
    width: 'calc(100% - var(--m-spacing-4))',
    maxWidth: '44rem',
    bg: 'bg',
    color: 'fg',
    borderRadius: 'sm',
    // Older browsers know no variables in a backdrop.
    '&::backdrop': { bg: 'color-mix(in srgb, var(--m-colors-navy-deep, navy) 60%, transparent)' },
    _print: { display: 'none' },
    '&[open]': { display: 'flex', flexDirection: 'column', [low]: { display: 'block' } },
    '& > div': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      paddingInline: { base: '4', sm: '8' },
      paddingBlock: '4',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    '& h2': { textStyle: 'subheading' },
    '& form': { display: 'contents' },
  },
});

const Body = chakra('div', {
  base: {
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingInline: { base: '4', sm: '8' },
    paddingBlock: '5',
    textStyle: 'small',
    [low]: { overflowY: 'visible' },
    '& ul': { marginTop: '4', borderTopWidth: '1px', borderColor: 'border' },
  },
});

const Purpose = chakra('li', {
  base: {
    position: 'relative',
    borderBottomWidth: '1px',
    borderColor: 'border',
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '12',
      marginInlineEnd: '12',
      textStyle: 'label',
      color: 'fg.title',
      ...plainSummary,
      '& svg': { color: 'accent', transition: 'rotate var(--m-durations-quick)' },
    },
    '& [open] summary svg': { rotate: '180deg' },
    '& details > div': { paddingInlineStart: { base: '0', sm: '8' }, paddingBottom: '5' },
    // A native checkbox works in every browser, contrast theme and zoom.
    '& > input': {
      position: 'absolute',
      top: '0',
      insetInlineEnd: '0',
      boxSize: '6',
      margin: '3',
      accentColor: 'navy',
      cursor: 'pointer',
      _disabled: { cursor: 'not-allowed' },
    },
    '& table': { width: 'full', marginTop: '3', borderCollapse: 'collapse' },
    '& caption': { textStyle: 'label', textAlign: 'start', paddingBottom: '1' },
    '& th, & td': {
      textAlign: 'start',
      verticalAlign: 'top',
      paddingBlock: '1.5',
      paddingInlineEnd: '3',
      borderBottomWidth: '1px',
      borderColor: 'border',
      overflowWrap: 'anywhere',
    },
    '& th': { fontWeight: '600', whiteSpace: 'nowrap' },
  },
});

function CookieTable({ texts: { table }, rows }: { texts: ConsentTexts; rows: readonly CookieRow[] }) {
  return (
    <table>
      <caption>{table.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{table.cookie}</th>
          <th scope="col">{table.purpose}</th>
          <th scope="col">{table.duration}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([cookie, purpose, duration]) => (
          <tr key={cookie}>
            <td translate="no">{cookie}</td>
            <td>{purpose}</td>
            <td>{duration}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** No box is ticked in advance. */
function ChoiceForm({ locale }: { locale: Locale }) {
  const texts = consent[locale];
  const { preferences, categories } = texts;
  const rows = cookieRows(texts);
  return (
    <form data-consent="form">
      <Body>
        <ConsentText id="preferences-text" locale={locale} text={preferences.description} />
        <ul>
          {(['necessary', 'analytics', 'video'] as const).map((purpose) => (
            <Purpose key={purpose}>
              <details>
                <summary>
                  <Icon name="caret-down" />
                  <span>{categories[purpose].title}</span>
                </summary>
                <div>
                  <p>{categories[purpose].description}</p>
                  {rows[purpose].length > 0 && <CookieTable texts={texts} rows={rows[purpose]} />}
                </div>
              </details>
              <input
                type="checkbox"
                name={purpose}
                aria-label={categories[purpose].title}
                disabled={purpose === 'necessary'}
                defaultChecked={purpose === 'necessary'}
              />
            </Purpose>
          ))}
        </ul>
      </Body>
      <Choices
        locale={locale}
        paddingInline={{ base: '4', sm: '8' }}
        paddingBlock="4"
        borderTopWidth="1px"
        borderColor="border"
      >
        <Button type="submit" variant="outline">
          {preferences.save}
        </Button>
      </Choices>
    </form>
  );
}

/** The choice by service: a native modal dialog, which keeps the focus and gives it back. `src/start/startConsent.ts` opens it. */
export function ConsentPreferences({ locale }: { locale: Locale }) {
  const { preferences } = consent[locale];
  return (
    <Dialog
      data-consent="preferences"
      aria-labelledby="preferences-title"
      aria-describedby="preferences-text"
    >
      <div>
        <h2 id="preferences-title">{preferences.title}</h2>
        <IconButton boxSize="10" color="fg.title" data-consent-act="close" aria-label={preferences.close}>
          <Icon name="close" boxSize="1.25em" />
        </IconButton>
      </div>
      <ChoiceForm locale={locale} />
    </Dialog>
  );
}
