import { Stack, Textarea } from '@chakra-ui/react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DraftContent, isPlainText, type Session } from '../../../api';
import { ConfirmDialog, noteLimit } from '../../kit/dialogs';
import { Notice } from '../../kit/feedback';
import type { FormFile } from '../keptEdits';
import { RemarkNote } from './RemarkNote';
import { mayRemark, placed, type RemarkedField, RemarksContext, strayRemarks } from './fieldRemarks';
import { Labelled } from '../../kit/controls';
import { useFieldText } from '../useTitles';
import { draftApi } from '../drafts/draftApi';

interface RemarkDialogProps {
  name: string;
  field: RemarkedField;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

function RemarkDialog({ name, field: { file, path }, isOpen, onOpen }: RemarkDialogProps) {
  const { t } = useTranslation('desk');
  const fieldText = useFieldText();
  const input = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [leave, { isLoading, error }] = draftApi.useLeaveRemarkMutation();
  const isMissing = text.trim() === '';
  const isWrong = isMissing || !isPlainText(text);
  const submit = async () => {
    setIsTried(true);
    if (isWrong) return input.current?.focus();
    const answer = await leave({ name, file, field: [...path], text });
    if (answer.error) return;
    setText('');
    setIsTried(false);
    onOpen(false);
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpen={onOpen}
      title={t('remarks.leaveAt', { field: fieldText(file, path) })}
      description={t('remarks.lead')}
      confirm={t('remarks.send')}
      isBusy={isLoading}
      error={error}
      onConfirm={() => void submit()}
      initialFocus={() => input.current}
    >
      <Labelled
        label={t('remarks.text')}
        wrong={isTried && isWrong && t(isMissing ? 'remarks.missing' : 'problem.unprintable')}
        required
      >
        <Textarea
          ref={input}
          autoresize
          rows={2}
          maxLength={noteLimit}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Labelled>
    </ConfirmDialog>
  );
}

interface ItemRemarksProps {
  content: DraftContent;
  itemId: string;
  files: readonly FormFile[];
  session: Session;
  children: ReactNode;
}

/** Remarks for the fields within it, and a dialog that leaves one. Those whose field has vanished come first. */
export function ItemRemarks({ content, itemId, files, session, children }: ItemRemarksProps) {
  const { t } = useTranslation('desk');
  const fieldText = useFieldText();
  const { draft } = content;
  const now = content.remarks.map((remark) => placed(remark, files));
  const [remarks, setRemarks] = useState(now);
  // Fields are drawn anew only when a remark is another, or elsewhere: not with every letter.
  if (JSON.stringify(now) !== JSON.stringify(remarks)) setRemarks(now);
  const [field, setField] = useState<RemarkedField>();
  const [isOpen, setIsOpen] = useState(false);
  const isReviewer = mayRemark(draft, session);
  const options = useMemo(() => {
    const open = (wanted: RemarkedField) => {
      setField(wanted);
      setIsOpen(true);
    };
    return { remarks, onLeave: isReviewer ? open : undefined };
  }, [remarks, isReviewer]);
  const strays = strayRemarks(remarks, itemId, files);
  return (
    <RemarksContext.Provider value={options}>
      {strays.length > 0 && (
        <Notice status="warning" title={t('remarks.stray', { count: strays.length })}>
          <Stack gap="3">
            {strays.map((remark) => (
              <RemarkNote key={remark.id} name={draft.name} remark={remark}>
                {fieldText(remark.file, remark.field)}
              </RemarkNote>
            ))}
          </Stack>
        </Notice>
      )}
      {children}
      {field && (
        <RemarkDialog
          key={`${field.file} ${field.path.join(' ')}`}
          name={draft.name}
          field={field}
          isOpen={isOpen}
          onOpen={setIsOpen}
        />
      )}
    </RemarksContext.Provider>
  );
}
