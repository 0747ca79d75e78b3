import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Wrap } from '../../../components/ui/layout';
import { TextLink } from '../../../components/ui/TextLink';
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

type FundLabelsProps = Pick<FundCardView, 'labels' | 'sfdrArticle'> & {
  /** Where the article of SFDR leads. */
  sustainabilityPath?: string | null;
};

export function FundLabels({ labels, sfdrArticle, sustainabilityPath }: FundLabelsProps) {
  const { t } = useTranslation();
  const article = sfdrArticle !== null && t('funds:sfdr', { article: sfdrArticle });
  if (labels.length === 0 && sfdrArticle === null) return null;
  return (
    <Wrap as="ul" gap="2">
      {labels.map(({ code, title }) => (
        <Label key={code} data-label={code}>
          {title}
        </Label>
      ))}
      {article && (
        <Label>
          {sustainabilityPath ? (
            <TextLink to={sustainabilityPath} variant="inherit">
              {article}
            </TextLink>
          ) : (
            article
          )}
        </Label>
      )}
    </Wrap>
  );
}
