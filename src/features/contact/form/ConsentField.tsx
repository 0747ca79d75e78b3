import { useTranslation } from 'react-i18next';
import { CheckLabel } from '../../../components/ui/layout';
import { TextAnchor } from '../../../components/ui/TextLink';
import type { Locale } from '../../../i18n/locales';
import { pagePath } from '../../../routes/routeTable';
import { fieldId } from './contactValues';
import { problemId, ProblemText, useContactField } from './fieldParts';

const consentBox = {
  '& input': { boxSize: '6', scrollMarginTop: '10' },
  '& input[aria-invalid=true]': { outline: '2px solid', outlineColor: 'danger' },
  '& input[aria-invalid=true]:focus-visible': { outlineColor: 'focus' },
} as const;

/**
 * Checkbox for the notice on personal data (behaviour.md §5). The notice opens in another tab, as the form would
 * be lost with the page.
 */
export function ConsentField({ locale }: { locale: Locale }) {
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
          required
          aria-invalid={problem !== null}
          aria-describedby={problem ? problemId('consent') : undefined}
        />
        <span>
          {t('contact:consent.before')}{' '}
          <TextAnchor href={pagePath('privacy', locale)} target="_blank">
            {t('contact:consent.notice')}
          </TextAnchor>{' '}
          {t('contact:consent.after')}
        </span>
      </CheckLabel>
      {problem && <ProblemText name="consent" problem={problem} />}
    </div>
  );
}
