import { useTranslation } from 'react-i18next';
import { FactList, type FactView } from '../facts/FactList';
import type { FundCardView } from '../fundViews';
import { TabPart } from './TabPart';

/** Articles of Regulation (EU) 2019/2088 under which a fund may be classified. */
const sfdrArticles = [6, 8, 9] as const;

/** SFDR article and public label of a fund, with what they mean; nothing where there is neither. */
export function SustainabilityFacts({ sfdrArticle, labels }: Pick<FundCardView, 'sfdrArticle' | 'labels'>) {
  const { t } = useTranslation();
  const facts: FactView[] = [];
  const known = sfdrArticles.find((article) => article === sfdrArticle);
  if (sfdrArticle !== null) {
    facts.push({
      code: 'sfdr',
      label: t('funds:sfdrClassification'),
      value: t('funds:sfdrArticle', { article: sfdrArticle }),
      detail: known && t(`funds:sfdrMeaning.${known}`),
    });
  }
  const isr = labels.find(({ code }) => code === 'LABEL_ISR');
  if (isr) {
    facts.push({ code: isr.code, label: t('funds:label'), value: isr.title, detail: t('funds:isrMeaning') });
  }
  if (facts.length === 0) return null;
  return (
    <TabPart title={t('funds:sustainability')}>
      <FactList facts={facts} arrangement="columns" />
    </TabPart>
  );
}
