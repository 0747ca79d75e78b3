import { useState } from 'react';
import type { Locale } from '../../../i18n/locales';
import type { CompanyInfos } from '../DirectLines';
import { type ContactValues, emptyValues } from './contactValues';
import { Registered } from './Registered';
import { RequestForm } from './RequestForm';
import { useSubmitRequest } from './useSubmitRequest';

export type ContactFormProps = {
  locale: Locale;
  infos: CompanyInfos;
  /** What has been written already, and whether its button was pressed: the script comes when the form is used. */
  written?: ContactValues;
  isSent?: boolean;
  /** When the form has appeared, in the time of `performance.now()`. */
  shownAt?: number;
};

type RoundProps = ContactFormProps & { shownAt: number; isAnother?: boolean; onAnother: () => void };

/** One request, from the empty form to what comes next. */
function Round(props: RoundProps) {
  const {
    shownAt,
    isAnother = false,
    onAnother,
    written = emptyValues,
    isSent = false,
    locale,
    infos,
  } = props;
  const submit = useSubmitRequest(locale, shownAt);
  const [email, setEmail] = useState<string | null>(null);
  if (email !== null) return <Registered email={email} onAnother={onAnother} />;
  return (
    <RequestForm
      locale={locale}
      infos={infos}
      written={written}
      isSent={isSent}
      takesFocus={isAnother}
      submit={submit}
      onRegistered={setEmail}
    />
  );
}

/** The contact form (behaviour.md §5). */
export function ContactForm({ written, isSent, shownAt = 0, ...place }: ContactFormProps) {
  const [round, setRound] = useState(0);
  const next = () => setRound(round + 1);
  return round === 0 ? (
    <Round {...place} written={written} isSent={isSent} shownAt={shownAt} onAnother={next} />
  ) : (
    <Round {...place} key={round} shownAt={shownAt} isAnother onAnother={next} />
  );
}
