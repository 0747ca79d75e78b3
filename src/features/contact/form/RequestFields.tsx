import { columns } from '../../../components/ui/layout';
import { Box } from '@chakra-ui/react/box';
import { Field } from 'formik';
import { useTranslation } from 'react-i18next';
import { type Locale, localeDetails } from '../../../i18n/locales';
import { ConsentField } from './ConsentField';
import { TextField } from './TextField';
import { ruleOf } from './validateContact';

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

/** All fields, in the order of behaviour.md §5; short ones side by side where they fit. */
export function RequestFields({ locale }: { locale: Locale }) {
  const { t } = useTranslation();
  const most = ruleOf.message.maxLength.toLocaleString(localeDetails[locale].tag, { useGrouping: 'always' });
  return (
    <Box
      display="grid"
      columnGap="6"
      rowGap="5"
      gridTemplateColumns={columns({ base: 1, md: 2 })}
      css={{ '& > :nth-last-child(-n + 3)': { gridColumn: '1 / -1' } }}
    >
      <TextField name="firstName" autoComplete="given-name" />
      <TextField name="lastName" autoComplete="family-name" />
      <TextField name="email" type="email" autoComplete="email" />
      <TextField name="company" autoComplete="organization" />
      <TextField name="phone" type="tel" autoComplete="tel" />
      <TextField name="message" hint={t('contact:messageHint', { most })} multiline />
      <Honeypot />
      <ConsentField locale={locale} />
    </Box>
  );
}
