import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changesDaysOnly, type DraftContent, type NavPlan, type NavRefusal } from '../../../api';
import { goTo } from '../../kit/address';
import { deskError } from '../../deskApi';
import { Notice, toaster } from '../../kit/feedback';
import { draftAddress } from '../contentItems';
import { DraftPart } from '../drafts/DraftPart';
import { ChangesOnly, ShareImport } from './ShareImport';
import { LeftOutNotice, TableFileField, TableFileProblem, useTableFile } from './TableFile';
import { useTitles } from '../useTitles';
import { SectionTitle } from '../../kit/screenLayout';
import { draftApi } from '../drafts/draftApi';

/** So many are all open. */
const fewShares = 3;

/** What somebody has confirmed. */
interface Seen {
  confirmed: string[];
  changesOnly: boolean;
}

interface PlanProps {
  files: DraftContent['files'];
  checked: NavPlan & { fileName: string };
  isBusy: boolean;
  onRefuse: (refusal: NavRefusal) => void;
  onApply: (seen: Seen) => void;
}

/** Shows the file's changes share by share, and the button that saves them. */
function Plan({ files, checked: { fileName, shares, leftOut }, isBusy, onRefuse, onApply }: PlanProps) {
  const { t } = useTranslation('desk');
  const { fileTitle } = useTitles(files);
  const [confirmed, setConfirmed] = useState<string[]>([]);
  const [isCorrection, setCorrection] = useState(false);
  const changed = shares.reduce((sum, share) => sum + share.changed, 0);
  const isNothing = shares.every((share) => share.added + share.changed === 0);
  const apply = () => {
    const open = shares.find(({ isin, jumps }) => jumps.length > 0 && !confirmed.includes(isin));
    if (changesDaysOnly(shares) && !isCorrection) onRefuse({ reason: 'changes-only' });
    else if (open) onRefuse({ reason: 'jumps', value: open.isin });
    else onApply({ confirmed, changesOnly: isCorrection });
  };
  return (
    <Stack as="section" aria-labelledby="plan" gap="4">
      <SectionTitle id="plan">{t('navs.plan', { file: fileName })}</SectionTitle>
      <Text role="status">{t('navs.found', { count: shares.length })}</Text>
      {changed > 0 && <Notice status="info">{t('navs.needsApproval', { count: changed })}</Notice>}
      {changesDaysOnly(shares) && (
        <ChangesOnly shares={shares} isConfirmed={isCorrection} onConfirm={setCorrection} />
      )}
      <LeftOutNotice leftOut={leftOut} />
      {isNothing && <Notice status="info">{t('navs.nothing')}</Notice>}
      {shares.map((share) => (
        <ShareImport
          key={share.isin}
          share={share}
          title={fileTitle(`funds/${share.fund}/shares/${share.isin}.yaml`)}
          isOpen={shares.length <= fewShares}
          isConfirmed={confirmed.includes(share.isin)}
          onConfirm={(isConfirmed) =>
            setConfirmed((known) => [
              ...known.filter((isin) => isin !== share.isin),
              ...(isConfirmed ? [share.isin] : []),
            ])
          }
        />
      ))}
      {!isNothing && (
        <Button alignSelf="flex-start" loading={isBusy} loadingText={t('navs.apply')} onClick={apply}>
          {t('navs.apply')}
        </Button>
      )}
    </Stack>
  );
}

/** Shares that a file can be of. */
function sharesOf(files: DraftContent['files'], titleOf: (path: string) => string) {
  return files.flatMap(({ path }) => {
    const [, isin] = /^funds\/[^/]+\/shares\/([^/]+)\.yaml$/.exec(path) ?? [];
    return isin === undefined ? [] : [{ value: isin, label: titleOf(path) }];
  });
}

function Import({ content }: { content: DraftContent }) {
  const { t } = useTranslation('desk');
  const { name } = content.draft;
  const { fileTitle } = useTitles(content.files);
  const [look, { isLoading: isChecking }] = draftApi.useCheckNavsMutation();
  const [importNavs, { isLoading: isSaving }] = draftApi.useImportNavsMutation();
  const table = useTableFile<NavPlan, NavPlan>(
    ({ file, answers }) => look({ name, file, answers }),
    async (plan) => plan,
  );
  const { checked, setProblem } = table;

  const apply = async (seen: Seen) => {
    if (!checked) return;
    setProblem(undefined);
    const { file, answers, commit } = checked;
    const { error } = await importNavs({ name, file, answers, commit, ...seen });
    if (!error) {
      toaster.create({ type: 'success', title: t('navs.applied') });
      goTo(draftAddress(name));
      return;
    }
    // Somebody has saved something else: the file is compared with that.
    if (deskError(error).code === 'draft-changed' && !(await table.check(checked))) return;
    setProblem(deskError(error));
  };

  return (
    <>
      <TableFileField table={table} isBusy={isChecking || isSaving} />
      {checked && (
        <Plan
          // A newer look at the same file is to be confirmed anew.
          key={checked.commit}
          files={content.files}
          checked={checked}
          isBusy={isSaving}
          onRefuse={table.refuse}
          onApply={(seen) => void apply(seen)}
        />
      )}
      <TableFileProblem table={table} shares={sharesOf(content.files, fileTitle)} isBusy={isChecking} />
    </>
  );
}

/** NAVs from a file: what they would change in the draft first, then saved there. */
export function NavsScreen({ name }: { name: string }) {
  const { t } = useTranslation('desk');
  return (
    <DraftPart name={name} title={t('navs.import')} lead={t('navs.lead')}>
      {(content) => <Import content={content} />}
    </DraftPart>
  );
}
