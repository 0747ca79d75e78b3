import { useState } from 'react';
import type { Locale } from '../../../i18n/locales';
import type { CompanyInfos } from '../DirectLines';
import { type ContactValues, emptyValues, formId, valuesIn } from './contactValues';
import { Registered } from './Registered';
import { RequestForm } from './RequestForm';
import { useSubmitRequest } from './useSubmitRequest';

type Opened = {
  /** When the form appeared, in the time of `performance.now()`. */
  shownAt: number;
  /** What was typed before it was hydrated. */
  written: ContactValues;
};

type ContactFormProps = {
  locale: Locale;
  infos: CompanyInfos;
  /** As the page has it by default. */
  opened?: Opened;
};

function readServerForm(): Opened {
  const form = typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>(`#${formId}`);
  return form
    ? { shownAt: 0, written: valuesIn(form) }
    : { shownAt: performance.now(), written: emptyValues };
}

type RoundProps = Opened & {
  locale: Locale;
  infos: CompanyInfos;
  isAnother: boolean;
  onAnother: () => void;
};

/** One request, from the empty form to what comes next. */
function Round({ shownAt, written, isAnother, onAnother, locale, infos }: RoundProps) {
  const submit = useSubmitRequest(locale, shownAt);
  const [email, setEmail] = useState<string | null>(null);
  if (email !== null) return <Registered email={email} onAnother={onAnother} />;
  return (
    <RequestForm
      locale={locale}
      infos={infos}
      written={written}
      takesFocus={isAnother}
      submit={submit}
      onRegistered={setEmail}
    />
  );
}

/** The contact form (behaviour.md §5). */
export function ContactForm({ opened, ...props }: ContactFormProps) {
  const [round, setRound] = useState(0);
  const [{ shownAt, written }] = useState(opened ?? readServerForm);
  return (
    <Round
      {...props}
      key={round}
      shownAt={shownAt}
      written={round === 0 ? written : emptyValues}
      isAnother={round > 0}
      onAnother={() => setRound(round + 1)}
    />
  );
}
