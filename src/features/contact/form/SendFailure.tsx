import { useTranslation } from 'react-i18next';
import { localeDetails, type Locale } from '../../../i18n/locales';
import type { CompanyInfos } from '../DirectLines';
import { OtherWays } from '../OtherWays';
import type { Failure } from './contactMutation';

/** "in 7 minutes"; in seconds below one minute would keep a visitor counting. */
export function waitOf(retryAfter: number, locale: Locale): string {
  const minutes = Math.max(1, Math.ceil(retryAfter / 60));
  return new Intl.RelativeTimeFormat(localeDetails[locale].tag, { numeric: 'always' }).format(
    minutes,
    'minute',
  );
}

type SendFailureProps = { failure: Failure | null; locale: Locale; infos: CompanyInfos };

/** Why a request has not been registered, as far as the visitor can do something about it, and how to reach the company. */
export function SendFailure({ failure, locale, infos }: SendFailureProps) {
  const { t } = useTranslation();
  const textOf = (shown: Failure) =>
    shown.reason === 'tooMany'
      ? t('contact:failure.tooMany', { when: waitOf(shown.retryAfter, locale) })
      : t(`contact:failure.${shown.reason}`);
  return <div role="alert">{failure && <OtherWays text={textOf(failure)} infos={infos} />}</div>;
}
