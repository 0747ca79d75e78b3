import { Box } from '@chakra-ui/react/box';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/Button';
import type { Locale } from '../../../i18n/locales';
import type { CompanyInfos } from '../companyInfos';
import { type ContactValues, emptyValues, formId, valuesIn } from './contactValues';
import { RequestForm } from './RequestForm';

type RegisteredProps = {
  /** The visitor's address. */
  email: string;
  onAnother: () => void;
};

/** Replaces the form and takes the focus, as the pressed button is gone. */
function Registered({ email, onAnother }: RegisteredProps) {
  const { t } = useTranslation();
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div>
      <Box ref={message} role="status" tabIndex={-1} maxWidth="measure" scrollMarginTop="10">
        <Box as="h3" textStyle="heading">
          {t('contact:registered.title')}
        </Box>
        <Box as="p" marginTop="4">
          {t('contact:registered.next', { email })}
        </Box>
      </Box>
      <Button variant="outline" marginTop="6" onClick={onAnother}>
        {t('contact:registered.another')}
      </Button>
    </div>
  );
}

type Opened = {
  /** When the form appeared, in the time of `performance.now()`. */
  shownAt: number;
  /** Values typed before hydration. */
  written: ContactValues;
};

type ContactFormProps = {
  locale: Locale;
  infos: CompanyInfos;
  /** Default: from the page's HTML. */
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

/** One request: the form, then its confirmation. */
function Round({ shownAt, written, isAnother, onAnother, locale, infos }: RoundProps) {
  const [email, setEmail] = useState<string | null>(null);
  if (email !== null) return <Registered email={email} onAnother={onAnother} />;
  return (
    <RequestForm
      locale={locale}
      infos={infos}
      written={written}
      takesFocus={isAnother}
      shownAt={shownAt}
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
