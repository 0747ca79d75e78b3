import { Button, chakra, Text } from '@chakra-ui/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FileAnswers, isQuestion, type NavRefusal } from '../../../api';
import { Labelled, type Option, Select, Tick } from '../../kit/controls';
import { formatDay, formatList, formatNumber, useLanguage } from '../../kit/formats';
import { numberText } from '../../changes/NavsDifference';
import { usePlaceText } from './TableFileProblem';

type Choice = NonNullable<NavRefusal['choices']>[number];

/** What a choice would make of the file, with its first days or numbers. */
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

interface TableFileQuestionProps {
  refusal: NavRefusal;
  /** Those that a file without ISIN can be of. */
  shares?: readonly Option[];
  isBusy: boolean;
  onAnswer: (answers: FileAnswers) => void;
}

/** Asks which of two readings of a file is right. Nothing is chosen beforehand. */
export function TableFileQuestion({ refusal, shares = [], isBusy, onAnswer }: TableFileQuestionProps) {
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
