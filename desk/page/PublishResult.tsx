import { Box, Button, Link, List, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Publish } from '../api';
import { Notice, SectionTitle } from './feedback';
import { formatCount, formatSeconds, Moment, useLanguage } from './formats';
import { Lines, StepList } from './PublishProgress';
import { reportOf } from './publishSteps';

type Report = NonNullable<ReturnType<typeof reportOf>>;

/** Of each list, before somebody asks for the rest. */
const shownPages = 12;

function PageLink({ siteUrl, path }: { siteUrl: string; path: string }) {
  // Joined as text, any other path could become an address elsewhere.
  if (!path.startsWith('/')) return path;
  return (
    <Link href={siteUrl + encodeURI(path)} target="_blank" rel="noreferrer" color="link" variant="underline">
      {path}
    </Link>
  );
}

function PageList({ title, items }: { title: string; items: readonly { key: string; entry: ReactNode }[] }) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const [isWhole, setIsWhole] = useState(false);
  if (items.length === 0) return null;
  const shown = isWhole ? items : items.slice(0, shownPages);
  return (
    <Box>
      <Text as="h3" textStyle="group" paddingBottom="1">
        {title}{' '}
        <Text as="span" color="fg.muted" fontWeight="400">{`(${formatCount(items.length, language)})`}</Text>
      </Text>
      <List.Root variant="plain" gap="1" textStyle="small">
        {shown.map(({ key, entry }) => (
          <List.Item key={key} display="block">
            {entry}
          </List.Item>
        ))}
      </List.Root>
      {shown.length < items.length && (
        <Button size="xs" variant="outline" marginTop="2" onClick={() => setIsWhole(true)}>
          {t('showAllOf', { count: items.length })}
        </Button>
      )}
    </Box>
  );
}

function ReportPages({ report, siteUrl }: { report: Report; siteUrl: string }) {
  const { t } = useTranslation('desk');
  const linked = (path: string) => ({ key: path, entry: <PageLink siteUrl={siteUrl} path={path} /> });
  const created = new Set(report.created);
  const changed = report.rendered.filter((path) => !created.has(path));
  if (created.size + changed.length + report.removed.length + report.redirected.length === 0)
    return <Text>{t('result.samePages')}</Text>;
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="6">
      <PageList title={t('result.created')} items={report.created.map(linked)} />
      <PageList title={t('result.changed')} items={changed.map(linked)} />
      {/* Without links: there is nothing behind them any more. */}
      <PageList
        title={t('result.removed')}
        items={report.removed.map((path) => ({ key: path, entry: path }))}
      />
      <PageList
        title={t('result.redirected')}
        items={report.redirected.map(({ from, to }) => ({
          key: from,
          entry: (
            <>
              {from} → <PageLink siteUrl={siteUrl} path={to} />
            </>
          ),
        }))}
      />
    </SimpleGrid>
  );
}

function Warnings({ warnings }: { warnings: readonly string[] }) {
  const { t } = useTranslation('desk');
  if (warnings.length === 0) return null;
  return (
    <Notice status="warning" title={t('result.warnings', { count: warnings.length })}>
      <List.Root gap="1" paddingStart="4">
        {warnings.map((warning) => (
          <List.Item key={warning}>{warning}</List.Item>
        ))}
      </List.Root>
    </Notice>
  );
}

function secondsOf({ startedAt, endedAt }: Publish): number | undefined {
  if (startedAt === undefined || endedAt === undefined) return undefined;
  return (Date.parse(endedAt) - Date.parse(startedAt)) / 1_000;
}

function Failure({ publish }: { publish: Publish }) {
  const { t } = useTranslation('desk');
  return (
    <>
      <Notice status="error" title={t('result.failed')}>
        <Stack gap="3">
          <Text textStyle="code" whiteSpace="pre-wrap">
            {publish.message ?? t('result.noMessage')}
          </Text>
          <Text>{t('result.failedAdvice')}</Text>
        </Stack>
      </Notice>
      <StepList publish={publish} />
    </>
  );
}

/** How the latest publish ended. */
export function PublishResult({ publish, siteUrl }: { publish: Publish; siteUrl: string }) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const report = reportOf(publish);
  const seconds = secondsOf(publish);
  return (
    <Stack as="section" aria-labelledby="result" gap="5" borderTopWidth="1px" paddingTop="8">
      <Stack gap="1">
        <SectionTitle id="result">{t('result.title')}</SectionTitle>
        <Text color="fg.muted">
          {t('publish.askedBy', { name: publish.by })} <Moment at={publish.queuedAt} />
        </Text>
        {publish.note !== '' && <Text fontStyle="italic">{t('quoted', { text: publish.note })}</Text>}
      </Stack>
      {publish.state === 'failed' && <Failure publish={publish} />}
      {publish.state === 'succeeded' && (
        <Notice status="success" title={t('result.live')}>
          {report &&
            t('result.facts', { release: report.releaseId, pages: formatCount(report.pages, language) })}
          {seconds !== undefined && ` ${t('result.time', { time: formatSeconds(seconds) })}`}
        </Notice>
      )}
      {publish.state === 'succeeded' && report && (
        <>
          <Warnings warnings={report.warnings} />
          <ReportPages report={report} siteUrl={siteUrl} />
        </>
      )}
      <Lines publish={publish} />
    </Stack>
  );
}
