import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { RangeQuery } from './rangeFilters';

const Group = chakra('div', { base: { display: 'flex' } });

const Choice = chakra('button', {
  base: {
    minHeight: '12',
    paddingInline: { base: '2.5', sm: '4' },
    textStyle: 'label',
    color: 'fg.title',
    borderWidth: '1px',
    borderColor: 'navy',
    cursor: 'pointer',
    _focusVisible: { position: 'relative' },
    '&[aria-pressed=true]': { bg: 'navy', color: 'white' },
    '@media (forced-colors: active)': {
      '&[aria-pressed=true]': { bg: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
    },
  },
});

const views = ['cards', 'table'] as const satisfies readonly RangeQuery['view'][];

type ViewChoiceProps = { view: RangeQuery['view']; onChange: (view: RangeQuery['view']) => void };

/** Cards or a table. */
export function ViewChoice({ view, onChange }: ViewChoiceProps) {
  const { t } = useTranslation();
  return (
    <Group role="group" aria-label={t('range:view')}>
      {views.map((candidate) => (
        <Choice
          key={candidate}
          type="button"
          aria-pressed={candidate === view}
          onClick={() => onChange(candidate)}
        >
          {t(`range:${candidate}`)}
        </Choice>
      ))}
    </Group>
  );
}
