import { useTranslation } from 'react-i18next';
import { maxNavFile, type NavRefusal } from '../../api';
import type { DeskError } from '../deskApi';
import { Notice, ProblemNotice } from '../feedback';
import { formatBytes, useLanguage } from '../formats';

/** Says what is wrong with the file, where, and what to do. */
function NavRefusalNotice({ refusal: { reason, sheet, cell, value = '' } }: { refusal: NavRefusal }) {
  const { t } = useTranslation('desk');
  const most = formatBytes(maxNavFile, useLanguage());
  const place =
    sheet === undefined
      ? cell !== undefined && t('navs.atCell', { cell })
      : cell === undefined
        ? t('navs.atSheet', { sheet })
        : t('navs.atSheetCell', { sheet, cell });
  const text = t(`navs.refused.${reason}`, { value, most });
  const title = t(reason === 'jumps' ? 'navs.notConfirmed' : 'navs.refusedTitle');
  return (
    <Notice status="error" title={title} isUrgent>
      {place ? `${place} ${text}` : `${text.charAt(0).toUpperCase()}${text.slice(1)}`}
    </Notice>
  );
}

/** Why a file of NAVs or of a portfolio was not read, or not saved. */
export function TableFileProblem({ error }: { error: DeskError }) {
  if (error.refusal) return <NavRefusalNotice refusal={error.refusal} />;
  return <ProblemNotice error={error} />;
}
