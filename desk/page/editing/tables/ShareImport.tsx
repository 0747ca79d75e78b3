import { Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ShareNavs } from '../../../api';
import { formatChange, formatDay, formatList, formatNumber, useLanguage } from '../../kit/formats';
import { greatestChange, NavsDifference, numberText } from '../../changes/NavsDifference';
import { Paged } from '../../kit/Paged';
import { Tick } from '../../kit/controls';
import { FoldedSection } from '../../kit/screenLayout';

interface JumpsProps {
  share: ShareNavs;
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
}

const shownJumps = 10;

/** Days that differ much from the day before, for somebody to confirm. */
function Jumps({ share: { isin, jumps, jumpLimit }, isConfirmed, onConfirm }: JumpsProps) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const limit = formatNumber(jumpLimit * 100, language, { isPercentage: true });
  const textOf = ({ date, column, before, after }: ShareNavs['jumps'][number]) =>
    t('navs.jump', {
      date: formatDay(date, language),
      column: t(column === 'nav' ? 'fields.nav' : 'changes.navsIndex'),
      before: numberText(before, language),
      after: numberText(after, language),
      change: formatChange(Number(after) / Number(before) - 1, language),
    });
  return (
    <Stack gap="2" borderInlineStartWidth="3px" borderColor="fg.error" paddingStart="4">
      <Text fontWeight="600">{t('navs.jumps', { limit })}</Text>
      <Paged items={jumps} first={shownJumps} listStyleType="disc" paddingStart="4">
        {(jump) => <li key={`${jump.date} ${jump.column}`}>{textOf(jump)}</li>}
      </Paged>
      <Tick label={t('navs.confirm', { isin })} isTicked={isConfirmed} onTick={onConfirm} />
    </Stack>
  );
}

interface ChangesOnlyProps {
  shares: readonly ShareNavs[];
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
}

/** Says how much a file changes that adds no day, for somebody to confirm that it is a correction. */
export function ChangesOnly({ shares, isConfirmed, onConfirm }: ChangesOnlyProps) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const count = shares.reduce((sum, { changed }) => sum + changed, 0);
  const greatest = greatestChange(shares.flatMap(({ largest }) => largest ?? []));
  return (
    <Stack gap="2" borderInlineStartWidth="3px" borderColor="fg.error" paddingStart="4">
      <Text fontWeight="600">
        {t('navs.changesOnly', { count, change: formatChange(greatest, language) })}
      </Text>
      <Tick label={t('navs.confirmCorrection')} isTicked={isConfirmed} onTick={onConfirm} />
    </Stack>
  );
}

/** The changes of one share by an import: unfolded where a person has to look. */
export function ShareImport({ title, isOpen, ...props }: JumpsProps & { title: string; isOpen: boolean }) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const { added, changed, unchanged, days, largest, jumps } = props.share;
  const counts = [
    ...(added > 0 ? [t('changes.navsAdded', { count: added })] : []),
    ...(changed > 0 ? [t('changes.navsChanged', { count: changed })] : []),
    ...(unchanged > 0 ? [t('navs.unchanged', { count: unchanged })] : []),
  ];
  return (
    <FoldedSection
      title={title}
      facts={formatList(counts, language)}
      isOpen={isOpen || changed > 0 || jumps.length > 0}
      gap="4"
    >
      {jumps.length > 0 && <Jumps {...props} />}
      {days.length > 0 && (
        <NavsDifference days={days} added={added} changed={changed} removed={0} largest={largest} />
      )}
    </FoldedSection>
  );
}
