import { CheckLabel, columns } from '../../../components/ui/layout';
import { Box } from '@chakra-ui/react/box';
import { Field, useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Locale, localeDetails } from '../../../i18n/locales';
import { TextField } from './TextField';
import { ruleOf } from './validateContact';
import { TextAnchor } from '../../../components/ui/TextLink';
import { pagePath } from '../../../routes/routeTable';
import { type ContactValues, fieldId, fieldNames } from './contactValues';
import { problemId, ProblemText, useContactField } from './fieldParts';

/** Only bots fill it in. Not `display: none`, which bots check, and named so that browsers do not autofill it. */
function Honeypot() {
  const { t } = useTranslation();
  return (
    <Box aria-hidden position="absolute" insetInlineStart="-100vw" width="1px" height="1px" overflow="hidden">
      <label htmlFor="contact-subject">{t('contact:trap')}</label>
      <Field id="contact-subject" name="subject" type="text" tabIndex={-1} autoComplete="off" />
    </Box>
  );
}

const consentBox = {
  '& input': { boxSize: '6', scrollMarginTop: '10' },
  '& input[aria-invalid=true]': { outline: '2px solid', outlineColor: 'danger' },
  '& input[aria-invalid=true]:focus-visible': { outlineColor: 'focus' },
} as const;

/**
 * Checkbox for the notice on personal data (behaviour.md §5). The notice opens in another tab, as the form would
 * be lost with the page. Its link is outside the label, where a finger that means the box would open it.
 */
function ConsentField({ locale }: { locale: Locale }) {
  const { t } = useTranslation();
  const { field, problem } = useContactField({ name: 'consent', type: 'checkbox' });
  return (
    <div>
      <CheckLabel alignItems="start" minHeight="12" paddingBlock="2" css={consentBox}>
        <input
          {...field}
          value="true"
          type="checkbox"
          id={fieldId('consent')}
          aria-required
          aria-invalid={problem !== null}
          aria-describedby={problem ? problemId('consent') : undefined}
        />
        <span>{t('contact:consent.label')}</span>
      </CheckLabel>
      <Box paddingInlineStart="2.25rem">
        <TextAnchor href={pagePath('privacy', locale)} target="_blank">
          {t('contact:consent.notice')}
        </TextAnchor>
      </Box>
      <ProblemText name="consent" problem={problem} />
    </div>
  );
}

/** Checks what was typed before hydration. Only then: the server's HTML shows no problem. */
function useCheckOfWritten() {
  const { initialValues, setTouched } = useFormikContext<ContactValues>();
  useEffect(() => {
    const written = fieldNames.filter((name) => initialValues[name]);
    if (written.length > 0) void setTouched(Object.fromEntries(written.map((name) => [name, true])));
  }, [initialValues, setTouched]);
}

/** All fields, in the order of behaviour.md §5; short ones side by side where they fit. */
export function RequestFields({ locale }: { locale: Locale }) {
  const { t } = useTranslation();
  useCheckOfWritten();
  const most = ruleOf.message.maxLength.toLocaleString(localeDetails[locale].tag, { useGrouping: 'always' });
  return (
    <Box
      display="grid"
      columnGap="6"
      rowGap="2"
      gridTemplateColumns={columns({ base: 1, md: 2 })}
      css={{ '& > :nth-last-child(-n + 3)': { gridColumn: '1 / -1' } }}
    >
      <TextField name="firstName" autoComplete="given-name" />
      <TextField name="lastName" autoComplete="family-name" />
      <TextField name="email" type="email" autoComplete="email" />
      <TextField name="company" autoComplete="organization" />
      <TextField name="phone" type="tel" autoComplete="tel" hint={t('contact:phoneHint')} />
      <TextField name="message" hint={t('contact:messageHint', { most })} multiline />
      <Honeypot />
      <ConsentField locale={locale} />
    </Box>
  );
}
