import { useTranslation } from 'react-i18next';
import { isQuestion, maxNavFile, type NavRefusal } from '../../../api';
import type { DeskError } from '../../deskApi';
import { Notice, ProblemNotice } from '../../kit/feedback';
import { formatBytes, useLanguage } from '../../kit/formats';

/** Sheet and cell; empty where a refusal is of the whole file. */
export function usePlaceText() {
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
  // What is to be answered first is asked elsewhere.
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

/** Why a file of NAVs or of a portfolio was not read, or not saved. */
export function TableFileProblem({ error }: { error: DeskError }) {
  const { refusal } = error;
  if (refusal) return <NavRefusalNotice refusal={refusal} />;
  return <ProblemNotice error={error} />;
}
