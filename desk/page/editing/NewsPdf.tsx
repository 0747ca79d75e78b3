import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../feedback';
import { formatBytes, useLanguage } from '../formats';
import { FileField } from './FileField';
import { pdfFault } from './media/pickedFile';
import { toBase64 } from './toBase64';
import { useReplacedFile } from './useReplacedFile';

/** The PDF that a news item opens in a language, saved at once. @param label names the language */
export function NewsPdf({ path, label }: { path: string; label: string }) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const textOf = useProblemText();
  const { file, isSaving, error, replace } = useReplacedFile(path, t('media.saved'));
  const [problem, setProblem] = useState<string>();
  const choose = async (chosen: File) => {
    const fault = await pdfFault(chosen);
    setProblem(fault && t(`media.${fault}`, { file: chosen.name, size: formatBytes(chosen.size, language) }));
    if (!fault && (await replace(await toBase64(chosen))) === 'conflict') setProblem(t('media.conflict'));
  };
  return (
    <FileField
      label={t('media.choosePdf', { language: label })}
      accept="application/pdf,.pdf"
      chosen={file && `PDF, ${formatBytes(file.size, language)}`}
      problem={problem ?? (error && textOf(error))}
      isBusy={isSaving}
      onChoose={(chosen) => void choose(chosen)}
    />
  );
}
