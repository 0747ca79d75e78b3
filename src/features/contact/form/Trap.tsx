import { Box } from '@chakra-ui/react';
import { Field } from 'formik';
import { useTranslation } from 'react-i18next';

/**
 * A field that people do not see and that robots fill in. It is not hidden by `display`, which robots look for, and browsers
 * have nothing to fill in under its name.
 */
export function Trap() {
  const { t } = useTranslation();
  return (
    <Box aria-hidden position="absolute" insetInlineStart="-100vw" width="1px" height="1px" overflow="hidden">
      <label htmlFor="contact-subject">{t('contact:trap')}</label>
      <Field id="contact-subject" name="subject" type="text" tabIndex={-1} autoComplete="off" />
    </Box>
  );
}
