import { Button, List, Stack, Text } from '@chakra-ui/react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { desk } from '../../../../locales/desk.generated';
import { filled } from '../../../../locales/filled';
import { eachLocale, type Locale } from '../../../../src/i18n/locales';
import { type DraftContent, isMap, type Json, localTimeInParis } from '../../../api';
import { goTo } from '../../kit/address';
import { Notice, ProblemNotice } from '../../kit/feedback';
import { useFieldNames } from '../../fieldNames';
import { draftAddress } from '../contentItems';
import { draftApi } from '../drafts/draftApi';

type Change = DraftContent['changes'][number];
type Difference = Change['differences'][number];

type Subject = keyof (typeof desk)[Locale]['fundChange'];

const subjectsOfFields: Readonly<Record<string, Subject>> = {
  managers: 'MANAGER',
  fees: 'FEES',
  benchmark: 'BENCHMARK',
  riskLevel: 'RISK_INDICATOR',
  sfdrArticle: 'SFDR_ARTICLE',
};

function subjectOf(difference: Difference): Subject | undefined {
  if (/\/PROSPECTUS\.\w\w\.pdf$/.test(difference.file)) return 'PROSPECTUS';
  const [field] = 'path' in difference ? difference.path : [];
  return typeof field === 'string' ? subjectsOfFields[field] : undefined;
}

/** Sentences for what investors should be told of a fund, for a person to complete in the fund's form; none once the draft has something to tell, or for a new fund. */
export function proposedChanges({ kind, change, differences }: Change): Map<Subject, Record<Locale, string>> {
  const proposed = new Map<Subject, Record<Locale, string>>();
  const isTold = differences.some((each) => 'path' in each && each.path[0] === 'changes');
  if (kind !== 'funds' || change !== 'edited' || isTold) return proposed;
  for (const difference of differences) {
    const subject = subjectOf(difference);
    if (!subject || proposed.has(subject)) continue;
    const [before, after] = difference.type === 'field' ? [difference.before, difference.after] : [];
    const values = { before: String(before), after: String(after) };
    proposed.set(
      subject,
      eachLocale((locale) => filled(desk[locale].fundChange[subject], values)),
    );
  }
  return proposed;
}

const today = () => localTimeInParis(new Date()).slice(0, 10);

function FundProposal({ name, change }: { name: string; change: Change }) {
  const { t } = useTranslation('desk');
  const { codeName } = useFieldNames();
  const proposed = proposedChanges(change);
  const path = `funds/${change.code}/fund.yaml`;
  const { data: file } = draftApi.useContentFileQuery(proposed.size > 0 ? { name, path } : skipToken);
  const [save, { error, isLoading }] = draftApi.useSaveMutation();
  if (proposed.size === 0) return null;

  const add = async () => {
    if (!file || !isMap(file.value)) return;
    const entries = Array.from(proposed, ([subject, text]): Json => ({ date: today(), subject, text }));
    const told = file.value.changes;
    const edits = Array.isArray(told)
      ? entries.map((entry) => ({ path: ['changes', 0], insert: entry }))
      : [{ path: ['changes'], value: entries }];
    await save({ name, files: [{ path, base: file.blob, edits }] }).unwrap();
    goTo(draftAddress(name, `funds/${change.code}/fund`));
  };

  return (
    <Notice status="info" title={t('drafts.proposed', { fund: change.title })}>
      <Stack gap="2" align="flex-start">
        <Text>{t('drafts.proposedBody')}</Text>
        <List.Root paddingStart="4">
          {Array.from(proposed.keys(), (subject) => (
            <List.Item key={subject}>{codeName(subject)}</List.Item>
          ))}
        </List.Root>
        <Button
          size="sm"
          variant="outline"
          bg="bg"
          loading={isLoading}
          onClick={() => void add().catch(() => undefined)}
        >
          {t('drafts.propose')}
        </Button>
        {error && <ProblemNotice error={error} />}
      </Stack>
    </Notice>
  );
}

/** Proposes to tell investors of what a draft changes in a fund: manager, costs, benchmark, risk indicator, SFDR article, prospectus. */
export function ProposedChanges({ content: { draft, changes } }: { content: DraftContent }) {
  return changes.map((change) => (
    <FundProposal key={`${change.kind}/${change.code}`} name={draft.name} change={change} />
  ));
}
