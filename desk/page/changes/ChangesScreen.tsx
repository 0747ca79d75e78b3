import { Stack, Text } from '@chakra-ui/react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Changes, Session } from '../../api';
import { ChangeList, UntranslatedList } from './ChangeList';
import { Problems, Unpublishable } from './ChangeProblems';
import { Notice, Pending, Technical } from '../kit/feedback';
import { formatMoment, useLanguage } from '../kit/formats';
import { inPreview, onSite, PageLists } from './PageLists';
import { Screen, Section } from '../kit/screenLayout';
import { deskApi, foretellApi } from '../deskApi';

/** Short ids as Git shows them; `4f2a9c1@20261201T080000Z` is a commit at one of its moments. */
const shortId = (id: string) => id.replace(/^([0-9a-f]{7})[0-9a-f]{33,57}(?=@|$)/, '$1');

/** When the site was published and the content last saved. Ids are for technical support. */
function State({ live, latest }: Changes) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const ids = [
    ...(live ? [`${t('changes.release')} ${live.releaseId}`] : []),
    ...(live?.revision ? [`${t('changes.liveRevision')} ${shortId(live.revision.id)}`] : []),
    `${t('changes.revision')} ${shortId(latest.id)}`,
  ];
  const saved = t('changes.savedAt', { moment: formatMoment(latest.at, language), name: latest.author });
  return (
    <Stack as="section" aria-label={t('changes.state')} gap="1" color="fg.muted">
      <Text>
        {live
          ? t('changes.publishedAt', { moment: formatMoment(live.builtAt, language) })
          : t('changes.nothingLive')}
      </Text>
      <Text>{latest.message === '' ? saved : `${saved} ${t('quoted', { text: latest.message })}`}</Text>
      <Technical>
        {ids.map((id) => (
          <Text key={id}>{id}</Text>
        ))}
      </Technical>
    </Stack>
  );
}

const previewPollMs = 5_000;

/** A secret address of the preview of a revision, once it shows it. */
function usePreviewOf(revision: string): string | undefined {
  const [isShown, setIsShown] = useState(false);
  const { data } = deskApi.usePreviewQuery(0, {
    pollingInterval: isShown ? 0 : previewPollMs,
    skipPollingIfUnfocused: true,
  });
  const isReady = data?.shown?.revision === revision;
  // It stays as it is: nobody need ask again.
  if (isReady !== isShown) setIsShown(isReady);
  return deskApi.usePreviewAddressQuery(isReady ? undefined : skipToken).data?.address;
}

/** Known some seconds after the rest: both revisions are laid out as a build does. */
function Foretold({ changes: { live, latest }, siteUrl }: { changes: Changes; siteUrl: string }) {
  const { t } = useTranslation('desk');
  const { data, error, isFetching, refetch } = foretellApi.useForetoldQuery({
    live: live?.releaseId,
    latest: latest.id,
  });
  const preview = usePreviewOf(latest.id);
  if (data === null) return null;
  return (
    <Section title={t('changes.foretold')} lead={t('changes.foretoldLead')}>
      <Pending of={isFetching ? { refetch } : { data, error, refetch }} />
      {data && !isFetching && !error && (
        <PageLists
          changes={data}
          addressOf={onSite(siteUrl)}
          addressOfNew={preview === undefined ? null : inPreview(preview)}
          addressOfGone={onSite(siteUrl)}
        />
      )}
    </Section>
  );
}

function Contents({ changes: answer, siteUrl }: { changes: Changes; siteUrl: string }) {
  const { t } = useTranslation('desk');
  const { live, latest, changes, omitted } = answer;
  const isAllLive = live?.revision?.id === latest.id;
  return (
    <>
      <State {...answer} />
      {latest.problems.length > 0 && <Problems problems={latest.problems} />}
      <Unpublishable kind="uncommitted" items={latest.uncommitted} />
      <Unpublishable kind="detached" items={latest.detached ?? []} />
      {live && !live.revision && <Notice status="info">{t('changes.liveUnknown')}</Notice>}
      {changes.length > 0 && (
        <ChangeList
          title={t('changes.count', { count: changes.length + omitted })}
          changes={changes}
          omitted={omitted}
          revisions={{ before: live?.revision?.id ?? '', after: latest.id }}
        />
      )}
      {changes.length > 0 && latest.problems.length === 0 && <Foretold changes={answer} siteUrl={siteUrl} />}
      {isAllLive && changes.length === 0 && (
        <Section title={t('changes.allLive')} lead={t('changes.allLiveLead')} />
      )}
      {latest.untranslated.length > 0 && <UntranslatedList items={latest.untranslated} />}
    </>
  );
}

export function ChangesScreen({ session }: { session: Session }) {
  const { t } = useTranslation('desk');
  const changes = deskApi.useChangesQuery();
  return (
    <Screen title={t('screen.changes')} lead={t('changes.lead')}>
      <Pending of={changes} />
      {changes.data && <Contents changes={changes.data} siteUrl={session.siteUrl} />}
    </Screen>
  );
}
