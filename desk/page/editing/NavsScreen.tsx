import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DraftContent, maxNavFile, type NavPlan, type NavRefusal } from '../../api';
import { goTo } from '../address';
import { deskError, type DeskError } from '../deskApi';
import { Notice, toaster } from '../feedback';
import { formatBytes, useLanguage } from '../formats';
import { draftAddress } from './contentItems';
import { DraftPart } from './DraftPart';
import { FileField } from './FileField';
import { ShareImport } from './ShareImport';
import { TableFileProblem } from './TableFileProblem';
import { toBase64 } from './toBase64';
import { useTitles } from './useTitles';
import { SectionTitle } from '../layout';
import { draftApi } from './draftApi';

/** So many are all open. */
const fewShares = 3;

/** A file that was looked at. */
interface Checked extends NavPlan {
  fileName: string;
  file: string;
}

interface PlanProps {
  files: DraftContent['files'];
  checked: Checked;
  isBusy: boolean;
  onRefuse: (refusal: NavRefusal) => void;
  onApply: (confirmed: string[]) => void;
}

/** Shows the file's changes share by share, and the button that saves them. */
function Plan({ files, checked: { fileName, shares }, isBusy, onRefuse, onApply }: PlanProps) {
  const { t } = useTranslation('desk');
  const { fileTitle } = useTitles(files);
  const [confirmed, setConfirmed] = useState<string[]>([]);
  const changed = shares.reduce((sum, share) => sum + share.changed, 0);
  const isNothing = shares.every((share) => share.added + share.changed === 0);
  const apply = () => {
    const open = shares.find(({ isin, jumps }) => jumps.length > 0 && !confirmed.includes(isin));
    if (open) onRefuse({ reason: 'jumps', value: open.isin });
    else onApply(confirmed);
  };
  return (
    <Stack as="section" aria-labelledby="plan" gap="4">
      <SectionTitle id="plan">{t('navs.plan', { file: fileName })}</SectionTitle>
      <Text role="status">{t('navs.found', { count: shares.length })}</Text>
      {changed > 0 && <Notice status="info">{t('navs.needsApproval', { count: changed })}</Notice>}
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

function Import({ content }: { content: DraftContent }) {
  const { t } = useTranslation('desk');
  const { name } = content.draft;
  const most = formatBytes(maxNavFile, useLanguage());
  const [check, { isLoading: isChecking }] = draftApi.useCheckNavsMutation();
  const [importNavs, { isLoading: isSaving }] = draftApi.useImportNavsMutation();
  const [checked, setChecked] = useState<Checked>();
  const [problem, setProblem] = useState<DeskError>();
  const refuse = (refusal: NavRefusal) => setProblem({ code: 'navs-refused', message: '', refusal });

  const look = async (fileName: string, file: string) => {
    const result = await check({ name, file });
    if (result.data) setChecked({ ...result.data, fileName, file });
    else setProblem(deskError(result.error));
  };
  const choose = async (chosen: File) => {
    setChecked(undefined);
    setProblem(undefined);
    const isTooLarge = chosen.size > maxNavFile;
    const file = isTooLarge ? undefined : await toBase64(chosen).catch(() => undefined);
    if (file === undefined) refuse({ reason: isTooLarge ? 'too-large' : 'unreadable' });
    else await look(chosen.name, file);
  };
  const apply = async ({ fileName, file, commit }: Checked, confirmed: string[]) => {
    setProblem(undefined);
    const { error } = await importNavs({ name, file, commit, confirmed });
    if (!error) {
      toaster.create({ type: 'success', title: t('navs.applied') });
      goTo(draftAddress(name));
      return;
    }
    setProblem(deskError(error));
    // Somebody has saved something else: the file is compared with that.
    if (deskError(error).code === 'draft-changed') await look(fileName, file);
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
          onApply={(confirmed) => void apply(checked, confirmed)}
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
