import { List } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { PublishWarning } from '../../../publishing/events';
import type { Publish } from '../../api';
import { useFieldNames, useUntranslatedTitle } from '../fieldNames';
import { FailureText, Notice } from '../kit/feedback';
import {
  formatCount,
  formatDay,
  formatLanguages,
  formatList,
  formatSeconds,
  useKindName,
  useLanguage,
} from '../kit/formats';
import { onSite, PageLists } from '../changes/PageLists';
import { AskedBy, Lines, reportOf, StepList } from './PublishProgress';
import { Section } from '../kit/screenLayout';

function useWarningText(): (warning: PublishWarning) => string {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const nameOf = useKindName();
  const titleOf = useUntranslatedTitle();
  const { codeName } = useFieldNames();
  return (warning) => {
    switch (warning.about) {
      case 'short-page':
        return t('result.warning.short-page', warning);
      case 'unlinked-page':
        return t('result.warning.unlinked-page', warning);
      case 'untranslated': {
        return t('result.warning.untranslated', {
          title: titleOf({ code: warning.title }),
          kind: nameOf(warning.kind),
          languages: formatLanguages(warning.locales, language),
        });
      }
      case 'unnamed': {
        const missing = warning.missing.map((name) => t(`result.metadata.${name}`));
        return t('result.warning.unnamed', { file: warning.file, missing: formatList(missing, language) });
      }
      case 'overdue': {
        const said = { ...warning, what: codeName(warning.what), date: formatDay(warning.date, language) };
        if (warning.what === 'PAST_PERFORMANCE') return t('result.warning.past-performance', said);
        if (warning.what === 'SETTLEMENT') return t('result.warning.settlement', said);
        return t('result.warning.overdue', said);
      }
      case 'uncompared':
        return t('result.warning.uncompared', { files: formatList(warning.files, language) });
      case 'unfilled':
        return t('result.warning.unfilled', { ...warning });
      case 'uncommitted':
        return t('result.warning.uncommitted', { files: formatList(warning.files, language) });
      case 'detached':
        return t('result.warning.detached', { commits: formatList(warning.commits, language) });
      case 'rendered-otherwise':
        return t('result.warning.rendered-otherwise', { files: formatList(warning.files, language) });
      case 'more':
        return t('result.warning.more', warning);
    }
  };
}

function Warnings({ warnings }: { warnings: readonly PublishWarning[] }) {
  const { t } = useTranslation('desk');
  const textOf = useWarningText();
  if (warnings.length === 0) return null;
  const texts = warnings.map(textOf);
  return (
    <Notice status="warning" title={t('result.warnings', { count: warnings.length })}>
      <List.Root gap="1" paddingStart="4">
        {texts.map((text) => (
          <List.Item key={text}>{text}</List.Item>
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
      <Notice status="error" title={t('publish.failed')}>
        <FailureText {...publish} />
      </Notice>
      <StepList publish={publish} />
    </>
  );
}

/** Result of the latest publish. */
export function PublishResult({ publish, siteUrl }: { publish: Publish; siteUrl: string }) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const report = reportOf(publish);
  const seconds = secondsOf(publish);
  return (
    <Section title={t('result.title')} gap="5" borderTopWidth="1px" paddingTop="8">
      <AskedBy publish={publish} />
      {publish.state === 'failed' && <Failure publish={publish} />}
      {publish.state === 'succeeded' && (
        <Notice status="success" title={t('result.live')}>
          {[
            report && t('result.facts', { pages: formatCount(report.pages, language) }),
            seconds !== undefined && t('result.time', { time: formatSeconds(seconds) }),
          ]
            .filter(Boolean)
            .join(' ')}
        </Notice>
      )}
      {publish.state === 'succeeded' && report && (
        <>
          <Warnings warnings={report.warnings} />
          <PageLists changes={report} addressOf={onSite(siteUrl)} />
        </>
      )}
      <Lines publish={publish} />
    </Section>
  );
}
