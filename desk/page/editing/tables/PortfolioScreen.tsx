import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DraftContent, type PortfolioPlan, portfolioSections } from '../../../api';
import { goTo } from '../../kit/address';
import { Problems } from '../../changes/ChangeProblems';
import { deskError } from '../../deskApi';
import { Notice, toaster } from '../../kit/feedback';
import { useFieldNames, useValueText } from '../../fieldNames';
import { ValueDifference } from '../../changes/ProseDifference';
import { draftAddress } from '../contentItems';
import { DraftPart } from '../drafts/DraftPart';
import { editsBetween } from '../fields/formEdits';
import { PortfolioSection } from './PortfolioSection';
import { contentPath, type ContentProblem } from '../fields/problemFields';
import { LeftOutNotice, TableFileField, TableFileProblem, useTableFile } from './TableFile';
import { useTitles } from '../useTitles';
import { SectionTitle } from '../../kit/screenLayout';
import { draftApi } from '../drafts/draftApi';
import { Labelled, Select } from '../../kit/controls';
import { fundsOf } from '../fields/ChoiceField';

/** A file that was looked at. */
interface Checked extends PortfolioPlan {
  /** Problems that the portfolio would have. */
  problems: ContentProblem[];
}

const editsOf = ({ before, after }: PortfolioPlan) => editsBetween(before, after);

function PortfolioDate({ before, after }: PortfolioPlan) {
  const { fieldName } = useFieldNames();
  const textOf = useValueText();
  const [old, fresh] = [before.date, after.date].map((date) =>
    typeof date === 'string' ? textOf({ file: 'portfolio.yaml', path: ['date'] }, date) : '',
  );
  return (
    <Text>
      <Text as="span" fontWeight="600" marginInlineEnd="2">
        {fieldName('date')}
      </Text>
      {old && old !== fresh ? <ValueDifference before={old} after={fresh ?? ''} /> : fresh}
    </Text>
  );
}

interface PlanProps {
  files: DraftContent['files'];
  checked: Checked & { fileName: string };
  isBusy: boolean;
  onApply: () => void;
}

/** Shows the file's changes section by section, and the button that saves them. */
function Plan({ files, checked, isBusy, onApply }: PlanProps) {
  const { t } = useTranslation('desk');
  const { fileTitle } = useTitles(files);
  const { problems, fileName, leftOut } = checked;
  const isNothing = editsOf(checked).length === 0;
  return (
    <Stack as="section" aria-labelledby="plan" gap="4">
      <SectionTitle id="plan">{t('navs.plan', { file: fileName })}</SectionTitle>
      <LeftOutNotice leftOut={leftOut} />
      {isNothing && <Notice status="info">{t('navs.nothing')}</Notice>}
      {problems.length > 0 && (
        <Problems problems={problems} placeOf={(file) => fileTitle(contentPath(file))} />
      )}
      <PortfolioDate {...checked} />
      {portfolioSections.map((section) => (
        <PortfolioSection key={section} section={section} plan={checked} />
      ))}
      {!isNothing && (
        <Button alignSelf="flex-start" loading={isBusy} loadingText={t('navs.apply')} onClick={onApply}>
          {t('navs.apply')}
        </Button>
      )}
    </Stack>
  );
}

/** A portfolio from a file of one fund. */
function Import({ content }: { content: DraftContent }) {
  const { t } = useTranslation('desk');
  const { itemTitle } = useTitles(content.files);
  const { name } = content.draft;
  const [look, { isLoading: isChecking }] = draftApi.useCheckPortfolioMutation();
  const [askProblems, { isLoading: isAsking }] = draftApi.useDraftProblemsMutation();
  const [save, { isLoading: isSaving }] = draftApi.useSaveMutation();
  const [fund, setFund] = useState('');
  const fileOf = (plan: PortfolioPlan) => ({ path: plan.path, base: plan.blob, edits: editsOf(plan) });
  const table = useTableFile<PortfolioPlan, Checked>(
    ({ file, answers }) => look({ name, fund, file, answers }),
    async (plan) => {
      const { data: problems = [] } = await askProblems({ name, files: [fileOf(plan)] });
      return { ...plan, problems: problems.filter(({ file }) => contentPath(file) === plan.path) };
    },
  );
  const { checked, forget } = table;

  const apply = async (plan: PortfolioPlan) => {
    const { error } = await save({ name, files: [fileOf(plan)] });
    if (error) {
      table.setProblem(deskError(error));
      return;
    }
    toaster.create({ type: 'success', title: t('portfolio.applied') });
    goTo(draftAddress(name, plan.path.replace(/\.yaml$/, '')));
  };

  return (
    <>
      <Labelled label={t('portfolio.fund')} maxWidth="form">
        <Select
          value={fund}
          options={[
            { value: '', label: t('form.noChoice') },
            ...fundsOf(content.files).map((item) => ({ value: item.code, label: itemTitle(item) })),
          ]}
          onChoose={(code) => {
            forget();
            setFund(code);
          }}
        />
      </Labelled>
      {fund !== '' && <TableFileField table={table} isBusy={isChecking || isAsking || isSaving} />}
      {checked && (
        <Plan files={content.files} checked={checked} isBusy={isSaving} onApply={() => void apply(checked)} />
      )}
      <TableFileProblem table={table} isBusy={isChecking} />
    </>
  );
}

/** A fund's portfolio from a file: what it would change in the draft first, then saved there. */
export function PortfolioScreen({ name }: { name: string }) {
  const { t } = useTranslation('desk');
  return (
    <DraftPart name={name} title={t('portfolio.import')} lead={t('portfolio.lead')}>
      {(content) => <Import content={content} />}
    </DraftPart>
  );
}
