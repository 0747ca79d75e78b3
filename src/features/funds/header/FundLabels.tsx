import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Wrap } from '../../../components/ui/layout';
import type { FundCardView } from '../fundViews';

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
    <Wrap as="ul" gap="2">
      {labels.map(({ code, title }) => (
        <Label key={code} data-label={code}>
          {title}
        </Label>
      ))}
      {sfdrArticle !== null && <Label>{t('funds:sfdr', { article: sfdrArticle })}</Label>}
    </Wrap>
  );
}
