import { Box } from '@chakra-ui/react/box';
import { Formik, type FormikHelpers, type FormikProps } from 'formik';
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/Button';
import { Note } from '../../../components/ui/layout';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden';
import { type Locale, localeDetails } from '../../../i18n/locales';
import { type CompanyInfos, OtherWays } from '../companyInfos';
import { hasCaptcha } from './askForToken';
import type { Failure } from './contactRequest';
import { type ContactValues, fieldId, formId } from './contactValues';
import { ErrorSummary } from './ErrorSummary';
import { RequestFields } from './RequestFields';
import { useSubmitRequest } from './useSubmitRequest';
import { type FieldProblem, listProblems, makeServerProblems } from './validateContact';

/** "in 7 minutes"; never below one minute. */
function waitOf(retryAfter: number, locale: Locale): string {
  const minutes = Math.max(1, Math.ceil(retryAfter / 60));
  return new Intl.RelativeTimeFormat(localeDetails[locale].tag, { numeric: 'always' }).format(
    minutes,
    'minute',
  );
}

type SendFailureProps = { failure: Failure | null; locale: Locale; infos: CompanyInfos };

/** Why a request was not registered, and other ways to reach the company. */
function SendFailure({ failure, locale, infos }: SendFailureProps) {
  const { t } = useTranslation();
  const textOf = (shown: Failure) =>
    shown.reason === 'tooMany'
      ? t('contact:failure.tooMany', { when: waitOf(shown.retryAfter, locale) })
      : t(`contact:failure.${shown.reason}`);
  return <div role="alert">{failure && <OtherWays text={textOf(failure)} infos={infos} />}</div>;
}

type RequestFormProps = {
  locale: Locale;
  infos: CompanyInfos;
  written: ContactValues;
  /** Focus the first field: the visitor has asked for an empty form. */
  takesFocus: boolean;
  /** When the form appeared, as `performance.now()`. */
  shownAt: number;
  onRegistered: (email: string) => void;
};

const neverChanges = () => () => undefined;

/**
 * The form while it is filled in. Validation is "aggressive" (behaviour.md §5): each field is checked while the
 * visitor types, when they leave it and when they send. Until the form is hydrated its button submits nothing: the
 * page would be reloaded, and what was typed lost.
 */
export function RequestForm(props: RequestFormProps) {
  const { locale, infos, written, takesFocus, shownAt, onRegistered } = props;
  const { t } = useTranslation();
  const submit = useSubmitRequest(locale, shownAt);
  const isLive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const form = useRef<HTMLFormElement>(null);
  const [serverProblems] = useState(makeServerProblems);
  const [refused, setRefused] = useState<readonly FieldProblem[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);

  useEffect(() => {
    if (takesFocus) document.getElementById(fieldId('firstName'))?.focus();
  }, [takesFocus]);

  async function send(values: ContactValues, { setErrors }: FormikHelpers<ContactValues>) {
    const outcome = await submit(values);
    if (outcome.kind === 'registered') onRegistered(values.email.trim());
    else if (outcome.kind === 'failed') setFailure(outcome.failure);
    else {
      serverProblems.remember(values, outcome.problems);
      setErrors(outcome.problems);
      setRefused(listProblems(outcome.problems));
    }
  }

  function begin(event: FormEvent<HTMLFormElement>, formik: FormikProps<ContactValues>) {
    event.preventDefault();
    if (formik.isSubmitting) return;
    setFailure(null);
    setRefused(listProblems(serverProblems.validate(formik.values)));
    formik.handleSubmit(event);
  }

  return (
    <Formik initialValues={written} validate={serverProblems.validate} onSubmit={send}>
      {(formik) => (
        // No browser validation: its messages may be in another language than the page.
        <form ref={form} id={formId} method="post" noValidate onSubmit={(event) => begin(event, formik)}>
          <ErrorSummary problems={refused} />
          <Note marginBottom="6">{t('contact:intro')}</Note>
          <RequestFields locale={locale} />
          {hasCaptcha && <Note marginTop="4">{t('contact:captchaNotice')}</Note>}
          <Box marginTop="6" display="grid" gap="6" justifyItems="start">
            <SendFailure failure={failure} locale={locale} infos={infos} />
            {/* `disabled` while sending would take the focus away from the button just pressed. */}
            <Button
              type={isLive ? 'submit' : 'button'}
              onClick={isLive ? undefined : () => form.current?.requestSubmit()}
              width={{ base: 'full', sm: 'auto' }}
              aria-disabled={formik.isSubmitting || undefined}
              css={{ '&[aria-disabled]': { opacity: 0.6, cursor: 'progress' } }}
            >
              {formik.isSubmitting ? t('contact:sending') : t('contact:send')}
            </Button>
            <VisuallyHidden role="status">{formik.isSubmitting && t('contact:sending')}</VisuallyHidden>
          </Box>
        </form>
      )}
    </Formik>
  );
}
