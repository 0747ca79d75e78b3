import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Conflict, DraftContent } from '../../api';
import { deskError } from '../deskApi';
import { toaster } from '../feedback';
import { ConflictDialog } from './ConflictDialog';
import { settledFiles } from './itemFiles';
import { draftApi } from './draftApi';

interface MergeConflictsProps {
  /** The draft's. */
  name: string;
  files: DraftContent['files'];
  conflicts: readonly Conflict[];
  onClose: () => void;
}

/** Settles the conflicts of a merge by bringing what is live into the draft. */
export function MergeConflicts({ name, files, conflicts, onClose }: MergeConflictsProps) {
  const { t } = useTranslation('desk');
  const [update, { isLoading, error }] = draftApi.useUpdateMutation();
  // Somebody may merge something else meanwhile.
  const [left, setLeft] = useState(conflicts);
  const settle = async (chosen: Parameters<typeof settledFiles>[0]) => {
    const result = await update({ name, files: settledFiles(chosen) });
    if (result.error) {
      setLeft(deskError(result.error).conflicts ?? left);
      return;
    }
    toaster.create({ type: 'success', title: t('conflict.updated') });
    onClose();
  };
  return (
    <ConflictDialog
      act="merge"
      files={files}
      conflicts={left}
      isBusy={isLoading}
      error={error}
      onClose={onClose}
      onSettle={(chosen) => void settle(chosen)}
    />
  );
}
