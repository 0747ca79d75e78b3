import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type DraftContent,
  type FileAnswers,
  maxNavFile,
  type PortfolioPlan,
  portfolioSections,
} from '../../../api';
import { goTo } from '../../kit/address';
import { Problems } from '../../changes/ChangeProblems';
import { deskError, type DeskError } from '../../deskApi';
import { Notice, toaster } from '../../kit/feedback';
import { useFieldNames, useValueText } from '../../fieldNames';
import { formatBytes, useLanguage } from '../../kit/formats';
import { ValueDifference } from '../../changes/ProseDifference';
import { draftAddress } from '../contentItems';
import { DraftPart } from '../drafts/DraftPart';
import { editsBetween } from '../fields/formEdits';
import { FileField } from '../fields/FileField';
import { LeftOutNotice } from '../drafts/LeftOutNotice';
import { PortfolioSection } from './PortfolioSection';
import { contentPath, type ContentProblem } from '../fields/problemFields';
import { TableFileProblem } from './TableFileProblem';
import { TableFileQuestion } from './TableFileQuestion';
import { toBase64 } from '../toBase64';
import { useTitles } from '../useTitles';
import { SectionTitle } from '../../kit/screenLayout';
import { draftApi } from '../drafts/draftApi';
import { Labelled, Select } from '../../kit/controls';
import { fundsOf } from '../fields/ChoiceField';

/** A file that somebody chose, and what they said of it. */
interface Chosen {
  fileName: string;
  file: string;
  answers: FileAnswers;
}

/** A file that was looked at. */
interface Checked extends PortfolioPlan {
  fileName: string;
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
  checked: Checked;
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
  const most = formatBytes(maxNavFile, useLanguage());
  const { name } = content.draft;
  const [check, { isLoading: isChecking }] = draftApi.useCheckPortfolioMutation();
  const [askProblems, { isLoading: isAsking }] = draftApi.useDraftProblemsMutation();
  const [save, { isLoading: isSaving }] = draftApi.useSaveMutation();
  const [fund, setFund] = useState('');
  const [chosen, setChosen] = useState<Chosen>();
  const [checked, setChecked] = useState<Checked>();
  const [problem, setProblem] = useState<DeskError>();

  const forget = () => {
    setChecked(undefined);
    setProblem(undefined);
  };
  const fileOf = (plan: PortfolioPlan) => ({ path: plan.path, base: plan.blob, edits: editsOf(plan) });
  const look = async (wanted: Chosen) => {
    const { fileName, file, answers } = wanted;
    const { data: plan, error } = await check({ name, fund, file, answers });
    setChosen(wanted);
    setProblem(plan ? undefined : deskError(error));
    if (!plan) return;
    const { data: problems = [] } = await askProblems({ name, files: [fileOf(plan)] });
    const own = problems.filter((found) => contentPath(found.file) === plan.path);
    setChecked({ ...plan, fileName, problems: own });
  };
  const choose = async (dropped: File) => {
    forget();
    const isTooLarge = dropped.size > maxNavFile;
    const file = isTooLarge ? undefined : await toBase64(dropped).catch(() => undefined);
    const reason = isTooLarge ? 'too-large' : 'unreadable';
    if (file === undefined) setProblem({ code: 'navs-refused', message: '', refusal: { reason } });
    else await look({ fileName: dropped.name, file, answers: {} });
  };
  const apply = async (plan: PortfolioPlan) => {
    const { error } = await save({ name, files: [fileOf(plan)] });
    if (error) {
      setProblem(deskError(error));
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
      {fund !== '' && (
        <FileField
          label={t('navs.choose')}
          accept=".csv,.txt,.tsv,.xlsx"
          help={t('navs.drop', { most })}
          isBusy={isChecking || isAsking || isSaving}
          onChoose={(file) => void choose(file)}
        />
      )}
      {checked && (
        <Plan files={content.files} checked={checked} isBusy={isSaving} onApply={() => void apply(checked)} />
      )}
      {chosen && problem?.refusal && (
        <TableFileQuestion
          key={problem.refusal.reason}
          refusal={problem.refusal}
          isBusy={isChecking}
          onAnswer={(answers) => void look({ ...chosen, answers: { ...chosen.answers, ...answers } })}
        />
      )}
      {problem && <TableFileProblem error={problem} />}
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
