import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../../components/ui/RichText';
import { columnsOnPaper, Note, Stack } from '../../../components/ui/layout';
import { onlyOnWholePaper } from '../../../components/ui/paper';
import { TextLink } from '../../../components/ui/TextLink';
import { FactList, type FactView } from '../facts/FactList';
import { useFundFacts } from '../facts/useFundFacts';
import { liveFund } from '../freshFigures';
import type { FundView } from '../fundViews';
import { TabPart } from './TabPart';

/** Articles of Regulation (EU) 2019/2088 under which a fund may be classified. */
const sfdrArticles = [6, 8, 9] as const;

/** SFDR article and public labels, explained; nothing for a fund without either. */
function SustainabilityFacts({ fund }: { fund: FundView }) {
  const { t } = useTranslation();
  const { sfdrArticle, labels, sustainabilityPath } = fund;
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
      {sustainabilityPath && (
        <Box as="p" marginTop="3">
          <TextLink to={sustainabilityPath}>{t('funds:sustainabilityDisclosure')}</TextLink>
        </Box>
      )}
    </TabPart>
  );
}

function Quote({ quote, author }: { quote: string; author: string | null }) {
  return (
    <Box
      as="figure"
      maxWidth="measure"
      borderInlineStartWidth="2px"
      borderColor="accent"
      paddingInlineStart="6"
    >
      <Box as="blockquote" textStyle="lead" color="fg.title">
        {quote}
      </Box>
      {author && (
        <Note as="figcaption" marginTop="3">
          {author}
        </Note>
      )}
    </Box>
  );
}

/** Management, the fund's own key figures and its sustainability. */
export function FundApproach({ fund }: { fund: FundView }) {
  const { t } = useTranslation();
  const { aum, duration } = useFundFacts();
  const { philosophy, quote, quoteAuthor, managers } = fund;
  const keyFigures = [
    ...(fund.aum ? [{ ...aum(fund), live: liveFund(fund) }] : []),
    ...(fund.recommendedYears === null ? [] : [duration(fund)]),
    ...fund.customData.map(({ title, ...rest }) => ({ ...rest, label: title })),
  ];
  return (
    <Stack
      gap={{ base: '10', lg: '12' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
    >
      {(philosophy || quote) && (
        <Stack gap="8" alignContent="start" {...onlyOnWholePaper}>
          {philosophy && (
            <TabPart title={t('funds:philosophy')}>
              <RichText html={philosophy} />
            </TabPart>
          )}
          {quote && <Quote quote={quote} author={quoteAuthor} />}
        </Stack>
      )}
      <Stack
        gap="8"
        alignContent="start"
        css={[columnsOnPaper(3), { _print: { '& > *': { breakInside: 'avoid' } } }]}
      >
        {managers.length > 0 && (
          <TabPart title={t('funds:managers')}>
            <FactList
              facts={managers.map(({ name, role, path }) => ({
                code: path,
                label: role,
                value: <TextLink to={path}>{name}</TextLink>,
              }))}
            />
          </TabPart>
        )}
        {keyFigures.length > 0 && (
          <TabPart title={t('funds:keyFigures')}>
            <FactList facts={keyFigures} />
          </TabPart>
        )}
        <SustainabilityFacts fund={fund} />
      </Stack>
    </Stack>
  );
}
