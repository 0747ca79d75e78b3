import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { TextAnchor } from '../../../components/ui/TextLink';
import type { Locale } from '../../../i18n/locales';
import { pagePath } from '../../../routes/routeTable';
import { fieldId } from './contactValues';
import { problemId, ProblemText, useContactField } from './fieldParts';

const Label = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'start',
    gap: '3',
    minHeight: '12',
    paddingBlock: '2',
    cursor: 'pointer',
    '& input': {
      flex: 'none',
      width: '6',
      height: '6',
      accentColor: 'var(--m-colors-navy)',
      cursor: 'pointer',
      scrollMarginTop: '10',
    },
    '& input[aria-invalid=true]': { outline: '2px solid', outlineColor: 'danger' },
    '& input[aria-invalid=true]:focus-visible': { outlineColor: 'focus' },
  },
});

/**
 * Checkbox for the notice on personal data (behaviour.md §5). The notice opens in another tab, as the form would
 * be lost with the page.
 */
export function ConsentField({ locale }: { locale: Locale }) {
  const { t } = useTranslation();
  const { field, problem } = useContactField({ name: 'consent', type: 'checkbox' });
  return (
    <div>
      <Label>
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
      </Label>
      {problem && <ProblemText name="consent" problem={problem} />}
    </div>
  );
}
