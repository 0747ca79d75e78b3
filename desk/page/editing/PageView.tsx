import { Box, HStack, Spinner, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { locales } from '../../../src/i18n/locales';
import { defaultInvestorProfile, investorProfiles } from '../../../src/profiles/investorProfiles';
import { TextLink } from '../address';
import { deskError, type DeskError } from '../deskApi';
import { Notice, ProblemNotice } from '../feedback';
import { useFieldNames } from '../fieldNames';
import { formatMoment, languageLabel, useLanguage } from '../formats';
import { type ContentItem, draftAddress, pageIdentity } from './contentItems';
import { PageFrame, pathIn } from './PageFrame';
import { Select } from '../controls';
import { draftApi } from './draftApi';

/** Why the page is not shown as it is saved. */
function Failure({ name, error, onRetry }: { name: string; error: DeskError; onRetry: () => void }) {
  const { t } = useTranslation('desk');
  const { code } = error;
  if (code === 'signed-out') return null;
  if (code !== 'has-problems') return <ProblemNotice error={error} onRetry={onRetry} />;
  return (
    <Notice status="warning">
      {t('view.problems')} <TextLink href={draftAddress(name)}>{t('publish.seeProblems')}</TextLink>
    </Notice>
  );
}

export interface PageViewProps {
  /** The draft's. */
  name: string;
  item: ContentItem;
  /** A moment to come at which the item is published. */
  from: string | undefined;
}

/** The page of an item as it is saved, in a language and for a profile. Fills its container. */
export function PageView({ name, item, from }: PageViewProps) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const { codeName } = useFieldNames();
  const [profile, setProfile] = useState<string>(defaultInvestorProfile);
  const [chosen, setChosen] = useState<string>(language);
  /** Path of another page that a link has led to. */
  const [visited, setVisited] = useState<string>();
  const [shown, setShown] = useState<string>();
  const [failed, setFailed] = useState<{ address: string; error: DeskError }>();
  const asked = { name, identity: pageIdentity(item), ...(from !== undefined && { at: from }) };
  const { data, error, isFetching, refetch } = draftApi.useShownPageQuery(asked, {
    refetchOnMountOrArgChange: true,
  });

  const paths = data?.paths ?? {};
  const path = visited ?? [chosen, ...locales].map((locale) => paths[locale]).find(Boolean);
  const base = data && `/api/site/${data.revision}/${profile}`;
  const address = base !== undefined && path !== undefined ? base + path : undefined;
  const ofFrame = failed?.address === address ? failed?.error : undefined;
  const failure = error ? deskError(error) : ofFrame;
  const isLoading = isFetching || (address !== undefined && address !== shown && !failure);
  const ready =
    from === undefined ? t('view.asSaved') : t('view.asFrom', { moment: formatMoment(from, language) });
  const waiting = shown === undefined ? t('view.starting') : t('view.loading');
  const statusText = isLoading ? waiting : shown === address && !failure ? ready : '';
  const onShown = (now: string) => {
    setShown(now);
    if (now !== address) setVisited(pathIn(now));
  };
  const onFailed = (at: string, problem: DeskError) => {
    // The page that a link has led to may be gone: that of the item is shown again.
    if (visited === undefined) setFailed({ address: at, error: problem });
    else setVisited(undefined);
  };
  const retry = () => {
    setFailed(undefined);
    void refetch();
  };
  return (
    <Stack as="section" aria-label={t('view.label')} height="full" gap="3">
      <HStack gap="3" flexWrap="wrap" minHeight="9">
        <Select
          size="sm"
          width="auto"
          label={t('view.language')}
          value={path?.split('/')[1] ?? chosen}
          options={locales.map((locale) => ({
            value: locale,
            label: languageLabel(locale, language),
            isDisabled: data !== undefined && paths[locale] === undefined,
          }))}
          onChoose={(locale) => {
            setChosen(locale);
            setVisited(undefined);
          }}
        />
        <Select
          size="sm"
          width="auto"
          label={t('view.profile')}
          value={profile}
          options={investorProfiles.map((code) => ({ value: code, label: codeName(code) }))}
          onChoose={setProfile}
        />
        <HStack role="status" color="fg.muted" textStyle="small" gap="2">
          {isLoading && <Spinner size="xs" />}
          <Text>{statusText}</Text>
        </HStack>
      </HStack>
      {failure && !isFetching && <Failure name={name} error={failure} onRetry={retry} />}
      {data && path === undefined && !failure && <Notice status="info">{t('view.noPage')}</Notice>}
      <Box position="relative" flex="1" minHeight="0" borderWidth="1px" bg="bg.subtle">
        {address !== undefined && !ofFrame && (
          <PageFrame address={address} title={t('view.label')} onShown={onShown} onFailed={onFailed} />
        )}
      </Box>
    </Stack>
  );
}
