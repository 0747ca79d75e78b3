import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icons/Icon';
import { Stack } from '../../../components/ui/layout';
import { onlyOnWholePaper } from '../../../components/ui/paper';
import { TextAnchor } from '../../../components/ui/TextLink';
import { navFilePath } from '../../../routes/routeTable';
import type { ShareView } from '../shareViews';
import { Purchase } from '../costs/Purchase';
import { PastPerformanceLink } from '../pastPerformance/PastPerformanceLink';
import { SharePerformance } from '../performance/SharePerformance';
import { ForEachShare, TabPart, type TabProps } from './TabPart';

/** All NAVs of a share as a file (behaviour.md §7.6). A share under one year may publish its NAVs. */
function NavDownloads({ share }: { share: ShareView }) {
  const { t } = useTranslation();
  const files = [
    { format: 'xlsx', title: t('chart:downloadXlsx') },
    { format: 'csv', title: t('chart:downloadCsv') },
  ] as const;
  return (
    <TabPart title={t('chart:download', { share: share.name })}>
      <Box as="ul" display="grid" gap="2">
        {files.map(({ format, title }) => (
          <Box key={format} as="li" display="flex" alignItems="center" gap="3">
            <Icon name={format} boxSize="1.5em" />
            <TextAnchor href={navFilePath(share.navsPath, format)}>{title}</TextAnchor>
          </Box>
        ))}
      </Box>
    </TabPart>
  );
}

/** Published NAVs that turned out to be wrong (CSSF Circular 24/856). */
function NavCorrections({ share: { name, navCorrections } }: { share: ShareView }) {
  const { t } = useTranslation();
  if (navCorrections.length === 0) return null;
  return (
    <TabPart title={t('chart:corrections', { share: name })}>
      <Box as="ul" display="grid" gap="2" maxWidth="measure">
        {navCorrections.map(({ reason, ...correction }) => (
          <li key={`${correction.date} ${correction.correctedOn}`}>
            {t('chart:correction', correction)} {reason}
          </li>
        ))}
      </Box>
    </TabPart>
  );
}

/** Each share against its benchmark, its risk, what a purchase has become, the NAVs to download and those that were corrected. The chart is in the overview. */
export function PerformancesTab({ fund, shares, notices }: TabProps) {
  return (
    <ForEachShare shares={shares}>
      {(share) => (
        <Stack gap="12">
          <SharePerformance share={share} notices={notices} />
          <Purchase fund={fund} share={share} notices={notices} />
          <Stack gap="12" {...onlyOnWholePaper}>
            <PastPerformanceLink share={share} />
            {share.price && <NavDownloads share={share} />}
            <NavCorrections share={share} />
          </Stack>
        </Stack>
      )}
    </ForEachShare>
  );
}
