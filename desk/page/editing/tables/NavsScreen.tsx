import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  changesDaysOnly,
  type DraftContent,
  type FileAnswers,
  maxNavFile,
  type NavPlan,
  type NavRefusal,
} from '../../../api';
import { goTo } from '../../kit/address';
import { deskError, type DeskError } from '../../deskApi';
import { Notice, toaster } from '../../kit/feedback';
import { formatBytes, useLanguage } from '../../kit/formats';
import { draftAddress } from '../contentItems';
import { DraftPart } from '../drafts/DraftPart';
import { FileField } from '../fields/FileField';
import { LeftOutNotice } from '../drafts/LeftOutNotice';
import { ChangesOnly, ShareImport } from './ShareImport';
import { TableFileProblem } from './TableFileProblem';
import { TableFileQuestion } from './TableFileQuestion';
import { toBase64 } from '../toBase64';
import { useTitles } from '../useTitles';
import { SectionTitle } from '../../kit/screenLayout';
import { draftApi } from '../drafts/draftApi';

/** So many are all open. */
const fewShares = 3;

/** A file that somebody chose, and what they said of it. */
interface Chosen {
  fileName: string;
  file: string;
  answers: FileAnswers;
}

/** A file that was looked at. */
interface Checked extends NavPlan, Chosen {}

/** What somebody has confirmed. */
interface Seen {
  confirmed: string[];
  changesOnly: boolean;
}

interface PlanProps {
  files: DraftContent['files'];
  checked: Checked;
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
  const most = formatBytes(maxNavFile, useLanguage());
  const [check, { isLoading: isChecking }] = draftApi.useCheckNavsMutation();
  const [importNavs, { isLoading: isSaving }] = draftApi.useImportNavsMutation();
  const [chosen, setChosen] = useState<Chosen>();
  const [checked, setChecked] = useState<Checked>();
  const [problem, setProblem] = useState<DeskError>();
  const refuse = (refusal: NavRefusal) => setProblem({ code: 'navs-refused', message: '', refusal });

  const look = async ({ fileName, file, answers }: Chosen) => {
    const wanted = { fileName, file, answers };
    const result = await check({ name, file, answers });
    setChosen(wanted);
    setProblem(result.data ? undefined : deskError(result.error));
    if (result.data) setChecked({ ...result.data, ...wanted });
    return result.data !== undefined;
  };
  const choose = async (dropped: File) => {
    setChecked(undefined);
    setProblem(undefined);
    const isTooLarge = dropped.size > maxNavFile;
    const file = isTooLarge ? undefined : await toBase64(dropped).catch(() => undefined);
    if (file === undefined) refuse({ reason: isTooLarge ? 'too-large' : 'unreadable' });
    else await look({ fileName: dropped.name, file, answers: {} });
  };
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
    if (deskError(error).code === 'draft-changed' && !(await look(checked))) return;
    setProblem(deskError(error));
  };

  return (
    <>
      <FileField
        label={t('navs.choose')}
        accept=".csv,.txt,.tsv,.xlsx"
        help={t('navs.drop', { most })}
        isBusy={isChecking || isSaving}
        onChoose={(file) => void choose(file)}
      />
      {checked && (
        <Plan
          // A newer look at the same file is to be confirmed anew.
          key={checked.commit}
          files={content.files}
          checked={checked}
          isBusy={isSaving}
          onRefuse={refuse}
          onApply={(seen) => void apply(seen)}
        />
      )}
      {chosen && problem?.refusal && (
        <TableFileQuestion
          key={problem.refusal.reason}
          refusal={problem.refusal}
          shares={sharesOf(content.files, fileTitle)}
          isBusy={isChecking}
          onAnswer={(answers) => void look({ ...chosen, answers: { ...chosen.answers, ...answers } })}
        />
      )}
      {problem && <TableFileProblem error={problem} />}
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
