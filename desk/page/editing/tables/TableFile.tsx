import { Button, chakra, Text } from '@chakra-ui/react';
import type { SerializedError } from '@reduxjs/toolkit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FileAnswers, isQuestion, type LeftOut, maxNavFile, type NavRefusal } from '../../../api';
import { numberText } from '../../changes/NavsDifference';
import { deskError, type DeskError } from '../../deskApi';
import { Labelled, type Option, Select, Tick } from '../../kit/controls';
import { Notice, ProblemNotice } from '../../kit/feedback';
import { formatBytes, formatDay, formatList, formatNumber, useLanguage } from '../../kit/formats';
import { FileField } from '../fields/FileField';
import { toBase64 } from '../media/pickedFile';

/** A file that somebody chose, and what they said of it. */
interface ChosenFile {
  fileName: string;
  file: string;
  answers: FileAnswers;
}

type Looked<Plan> = { data?: Plan; error?: DeskError | SerializedError };

/**
 * A file with a table that somebody chooses: it is looked at, and again with each answer.
 *
 * @param look tells what the file would change
 * @param complete adds to that what else is shown of it
 */
export function useTableFile<Plan, Complete>(
  look: (chosen: ChosenFile) => Promise<Looked<Plan>>,
  complete: (plan: Plan) => Promise<Complete>,
) {
  const [chosen, setChosen] = useState<ChosenFile>();
  const [checked, setChecked] = useState<Complete & ChosenFile>();
  const [problem, setProblem] = useState<DeskError>();
  const refuse = (refusal: NavRefusal) => setProblem({ code: 'navs-refused', message: '', refusal });
  const forget = () => {
    setChecked(undefined);
    setProblem(undefined);
  };
  /** @returns whether the file can be used */
  const check = async ({ fileName, file, answers }: ChosenFile): Promise<boolean> => {
    const wanted = { fileName, file, answers };
    const { data, error } = await look(wanted);
    setChosen(wanted);
    setProblem(error && deskError(error));
    if (data !== undefined) setChecked({ ...(await complete(data)), ...wanted });
    return data !== undefined;
  };
  const choose = async (dropped: File) => {
    forget();
    const isTooLarge = dropped.size > maxNavFile;
    const file = isTooLarge ? undefined : await toBase64(dropped).catch(() => undefined);
    if (file === undefined) refuse({ reason: isTooLarge ? 'too-large' : 'unreadable' });
    else await check({ fileName: dropped.name, file, answers: {} });
  };
  return { chosen, checked, problem, setProblem, refuse, forget, check, choose };
}

type TableFile = Pick<
  ReturnType<typeof useTableFile<unknown, unknown>>,
  'chosen' | 'problem' | 'check' | 'choose'
>;

export function TableFileField({ table, isBusy }: { table: TableFile; isBusy: boolean }) {
  const { t } = useTranslation('desk');
  const most = formatBytes(maxNavFile, useLanguage());
  return (
    <FileField
      label={t('navs.choose')}
      accept=".csv,.txt,.tsv,.xlsx"
      help={t('navs.drop', { most })}
      isBusy={isBusy}
      onChoose={(file) => void table.choose(file)}
    />
  );
}

interface TableFileProblemProps {
  table: TableFile;
  /** Those that a file without ISIN can be of. */
  shares?: readonly Option[];
  isBusy: boolean;
}

/** Asks what a file does not say, or tells why it was not read, or not saved. */
export function TableFileProblem({ table: { chosen, problem, check }, ...question }: TableFileProblemProps) {
  if (!problem) return null;
  const { refusal } = problem;
  if (!refusal) return <ProblemNotice error={problem} />;
  return (
    <>
      {chosen && (
        <Question
          key={refusal.reason}
          {...question}
          refusal={refusal}
          onAnswer={(answers) => void check({ ...chosen, answers: { ...chosen.answers, ...answers } })}
        />
      )}
      <NavRefusalNotice refusal={refusal} />
    </>
  );
}

/** Sheet and cell; empty where a refusal is of the whole file. */
function usePlaceText() {
  const { t } = useTranslation('desk');
  return ({ sheet, cell }: NavRefusal): string => {
    if (sheet === undefined) return cell === undefined ? '' : t('navs.atCell', { cell });
    return cell === undefined ? t('navs.atSheet', { sheet }) : t('navs.atSheetCell', { sheet, cell });
  };
}

/** Says what is wrong with the file, where, and what to do. */
function NavRefusalNotice({ refusal }: { refusal: NavRefusal }) {
  const { t } = useTranslation('desk');
  const most = formatBytes(maxNavFile, useLanguage());
  const place = usePlaceText()(refusal);
  const { reason, value = '' } = refusal;
  // A question is no refusal: it is asked in the place of this notice.
  if (isQuestion(reason)) return null;
  const text = t(`navs.refused.${reason}`, { value, most });
  const isOpen = reason === 'jumps' || reason === 'changes-only';
  const title = t(isOpen ? 'navs.notConfirmed' : 'navs.refusedTitle');
  return (
    <Notice status="error" title={title} isUrgent>
      {place ? `${place} ${text}` : `${text.charAt(0).toUpperCase()}${text.slice(1)}`}
    </Notice>
  );
}

type Choice = NonNullable<NavRefusal['choices']>[number];

/** Words for each choice: how the file's first days or numbers would then be read. */
function useReading({ value = '' }: NavRefusal) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  return ({ answers: { days, mark, digits, weights }, readings }: Choice): string => {
    const read = formatList(
      readings.map((reading) =>
        days !== undefined
          ? formatDay(reading, language)
          : weights !== undefined
            ? formatNumber(Number(reading), language, { isPercentage: true })
            : numberText(reading, language),
      ),
      language,
    );
    if (days !== undefined) return t(`navs.reading.${days}`, { read });
    if (digits !== undefined) return t(`navs.reading.${digits}`, { read });
    if (weights !== undefined) return t(`navs.reading.${weights}`, { read });
    return t(`navs.reading.${mark !== undefined && value.includes(mark) ? 'decimals' : 'thousands'}`, {
      read,
    });
  };
}

interface QuestionProps extends Omit<TableFileProblemProps, 'table'> {
  refusal: NavRefusal;
  onAnswer: (answers: FileAnswers) => void;
}

/** Asks which of two readings of a file is right. Nothing is chosen beforehand. */
function Question({ refusal, shares = [], isBusy, onAnswer }: QuestionProps) {
  const { t } = useTranslation('desk');
  const readingOf = useReading(refusal);
  const placeOf = usePlaceText();
  const [chosen, setChosen] = useState<FileAnswers>();
  const [isMissing, setMissing] = useState(false);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useEffect(() => fieldset.current?.focus(), []);
  const { reason, value = '', choices = [] } = refusal;
  if (!isQuestion(reason)) return null;
  const place = placeOf(refusal);
  const answer = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) onAnswer(chosen);
    else setMissing(true);
  };
  return (
    <chakra.form onSubmit={answer} noValidate display="grid" gap="4" justifyItems="start">
      <chakra.fieldset ref={fieldset} tabIndex={-1} minWidth="0" display="grid" gap="2">
        <chakra.legend fontWeight="600" marginBottom="2">
          {`${place ? `${place} ` : ''}${t(`navs.question.${reason}`, { value })}`}
        </chakra.legend>
        {reason === 'which-share' ? (
          <Labelled label={t('navs.share')} maxWidth="form">
            <Select
              value={chosen?.share ?? ''}
              options={[{ value: '', label: t('form.noChoice') }, ...shares]}
              onChoose={(share) => setChosen(share === '' ? undefined : { share })}
            />
          </Labelled>
        ) : (
          choices.map((choice) => (
            <Tick
              key={JSON.stringify(choice.answers)}
              oneOf="reading"
              label={readingOf(choice)}
              isTicked={chosen === choice.answers}
              onTick={() => setChosen(choice.answers)}
            />
          ))
        )}
      </chakra.fieldset>
      {isMissing && !chosen && (
        <Text role="alert" color="fg.error">
          {t('navs.answerMissing')}
        </Text>
      )}
      <Button type="submit" loading={isBusy} loadingText={t('navs.answer')}>
        {t('navs.answer')}
      </Button>
    </chakra.form>
  );
}

/** Tells which parts of a file were not read. */
export function LeftOutNotice({ leftOut }: { leftOut: readonly LeftOut[] }) {
  const { t } = useTranslation('desk');
  if (leftOut.length === 0) return null;
  const textOf = ({ what, sheet, place }: LeftOut) => {
    const text = t(`navs.leftOut.${what}`, { place });
    return sheet === undefined
      ? `${text.charAt(0).toUpperCase()}${text.slice(1)}`
      : `${t('navs.atSheet', { sheet })} ${text}`;
  };
  return (
    <Notice status="warning" title={t('navs.notRead')}>
      <chakra.ul listStyleType="disc" paddingStart="4">
        {leftOut.map((part) => (
          <li key={`${part.what} ${part.sheet}`}>{textOf(part)}</li>
        ))}
      </chakra.ul>
    </Notice>
  );
}
