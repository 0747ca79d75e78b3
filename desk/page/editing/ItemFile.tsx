import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../kit/feedback';
import { formatBytes, useLanguage } from '../kit/formats';
import type { ContentItem } from './contentItems';
import { FileField } from './fields/FileField';
import { FormContext } from './fields/formContext';
import { pickedFault, toBase64 } from './media/pickedFile';
import { useReplacedFile } from './fields/useReplacedFile';
import { Section } from '../kit/screenLayout';

interface ItemFileProps {
  /** Where the file is, or goes. One of another extension takes its place under its own. */
  path: string;
  /** Says what is chosen. */
  label: string;
  /** The first is that of a new file. */
  extensions: readonly ('pdf' | 'csv' | 'xlsx')[];
}

/** A file of an item, saved at once: the PDF that a news item opens, the data files of a share. */
export function ItemFile({ path, label, extensions }: ItemFileProps) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const textOf = useProblemText();
  const { files } = useContext(FormContext);
  const paths = extensions.map((extension) => `${path}.${extension}`);
  const present = paths.find((known) => files.some((file) => file.path === known)) ?? paths[0] ?? path;
  const { file, isSaving, error, replace } = useReplacedFile(present, t('media.saved'));
  const [problem, setProblem] = useState<string>();
  const choose = async (chosen: File) => {
    const fault = await pickedFault(chosen, extensions);
    setProblem(fault && t(`media.${fault}`, { file: chosen.name, size: formatBytes(chosen.size, language) }));
    if (fault) return;
    const extension = chosen.name.split('.').pop()?.toLowerCase() ?? '';
    const target = paths.find((known) => known.endsWith(`.${extension}`)) ?? present;
    if ((await replace(await toBase64(chosen), target)) === 'conflict') setProblem(t('media.conflict'));
  };
  return (
    <FileField
      label={label}
      accept={extensions.map((extension) => `.${extension}`).join()}
      chosen={file && `${present.split('.').pop()?.toUpperCase()}, ${formatBytes(file.size, language)}`}
      problem={problem ?? (error && textOf(error))}
      isBusy={isSaving}
      onChoose={(chosen) => void choose(chosen)}
    />
  );
}

/** The data files of a share, whose version and date are fields of its form, and the scenarios of its KID. */
export function ShareFiles({ item: { code, part, files } }: { item: ContentItem }) {
  const { t } = useTranslation('desk');
  const { fileAt } = useContext(FormContext);
  const templates = files.flatMap((path) => fileAt(path)?.codes?.['dataFiles.template'] ?? []);
  const folder = `funds/${code}`;
  return (
    <Section
      title={t('media.shareFiles')}
      lead={t('media.shareFilesLead')}
      borderTopWidth="1px"
      paddingTop="6"
    >
      {templates.map((template) => (
        <ItemFile
          key={template}
          path={`${folder}/shares/${part}/${template}`}
          label={t('media.chooseFile', { name: template })}
          extensions={['csv', 'xlsx']}
        />
      ))}
      <ItemFile
        path={`${folder}/scenarios/${part}`}
        label={t('media.chooseFile', { name: t('files.scenarios') })}
        extensions={['csv']}
      />
    </Section>
  );
}
