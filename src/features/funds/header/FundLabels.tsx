import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { FundCardView } from '../fundViews';

const List = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

const Label = chakra('li', {
  base: {
    paddingInline: '2.5',
    paddingBlock: '0.5',
    textStyle: 'small',
    borderWidth: '1px',
    borderColor: 'currentcolor',
    borderRadius: 'full',
    color: 'accent',
    '&[data-label=LABEL_ISR]': {
      bg: 'navy',
      borderColor: 'navy',
      color: 'white',
      _print: { bg: 'transparent', color: 'navy' },
    },
  },
});

export function FundLabels({ labels, sfdrArticle }: Pick<FundCardView, 'labels' | 'sfdrArticle'>) {
  const { t } = useTranslation();
  if (labels.length === 0 && sfdrArticle === null) return null;
  return (
    <List>
      {labels.map(({ code, title }) => (
        <Label key={code} data-label={code}>
          {title}
        </Label>
      ))}
      {sfdrArticle !== null && <Label>{t('funds:sfdr', { article: sfdrArticle })}</Label>}
    </List>
  );
}
