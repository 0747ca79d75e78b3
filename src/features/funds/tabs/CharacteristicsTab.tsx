import { Box } from '@chakra-ui/react/box';
import { onlyOnWholePaper } from '../../../components/ui/paper';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../components/ui/CopyButton';
import { TextAnchor } from '../../../components/ui/TextLink';
import { FactList, NamedTexts } from '../facts/FactList';
import { FundCharacteristics } from '../facts/FundCharacteristics';
import { ForEachShare, TabPart, type TabProps } from './TabPart';

/** What investors have been told has changed, latest first, and its feed. */
function FundChanges({ fund: { changes, feedPath } }: Pick<TabProps, 'fund'>) {
  const { t } = useTranslation();
  if (changes.length === 0) return null;
  const facts = changes.map(({ day, date, subject, text }) => ({
    code: `${day}-${subject}`,
    label: `${date} · ${t(`funds:changeSubject.${subject}`)}`,
    value: text,
  }));
  return (
    <Box marginTop="12" {...onlyOnWholePaper}>
      <TabPart title={t('funds:changes')}>
        <FactList facts={facts} arrangement="columns" />
        <Box marginTop="4">
          <TextAnchor href={feedPath} type="application/rss+xml">
            {t('funds:followChanges')}
          </TextAnchor>
        </Box>
      </TabPart>
    </Box>
  );
}

/** All characteristics of the fund and its share, and a button that copies the page's address. */
export function CharacteristicsTab({ fund, shares, isSharePage }: TabProps) {
  const { t } = useTranslation();
  const path = (isSharePage && shares[0]?.path) || fund.path;
  return (
    <>
      {shares.length > 0 ? (
        <ForEachShare shares={shares}>
          {(share) => <FundCharacteristics fund={fund} share={share} />}
        </ForEachShare>
      ) : (
        <FundCharacteristics fund={fund} />
      )}
      {fund.liquidityTools.length > 0 && (
        <Box marginTop="12" {...onlyOnWholePaper}>
          <TabPart title={t('funds:group.liquidityTools')}>
            <NamedTexts texts={fund.liquidityTools} />
          </TabPart>
        </Box>
      )}
      <FundChanges fund={fund} />
      <Box marginTop="8">
        <CopyButton
          text={path}
          icon="link"
          label={t('funds:copy.link')}
          done={t('funds:copy.linkCopied')}
          blocked={t('funds:copy.blocked')}
        />
      </Box>
    </>
  );
}
