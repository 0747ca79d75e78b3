import * as v from 'valibot';
import { Box, chakra, HStack, Spinner, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { locales } from '../../../src/i18n/locales';
import { defaultInvestorProfile, investorProfiles } from '../../../src/profiles/investorProfiles';
import { TextLink } from '../kit/address';
import { deskError, type DeskError } from '../deskApi';
import { Notice, ProblemNotice } from '../kit/feedback';
import { useFieldNames } from '../fieldNames';
import { formatMoment, languageLabel, useLanguage } from '../kit/formats';
import { type ContentItem, draftAddress, pageIdentity } from './contentItems';
import { Select } from '../kit/controls';
import { draftApi } from './drafts/draftApi';
import { problemSchema } from '../../api';

interface PageFrameProps {
  /** Below `/api/site`. */
  address: string;
  /** Names the frame. */
  title: string;
  /** Told of what the frame shows by now: also where links in it lead. */
  onShown: (address: string) => void;
  onFailed: (address: string, error: DeskError) => void;
}

/** The desk answers with JSON in place of a page; where it was not reached the browser keeps its own page to itself. */
function failureIn({ contentDocument: shown }: HTMLIFrameElement): DeskError | undefined {
  if (!shown) return { code: 'unreachable', message: '' };
  if (shown.contentType !== 'application/json') return undefined;
  const problem = v.safeParse(v.pipe(v.string(), v.parseJson(), problemSchema), shown.body.textContent);
  return problem.success ? problem.output : { code: 'unreadable', message: '' };
}

/** The address without its revision and profile. */
export const pathIn = (address: string) => address.replace(/^(?:\/[^/]+){4}/, '');

/** A page of the site, in which nothing runs. The next one is loaded behind it and takes its place, where one had scrolled to. Fills its container. */
export function PageFrame({ address, title, onShown, onFailed }: PageFrameProps) {
  /** `at` is where links have led to from `src`. */
  const [front, setFront] = useState({ id: 0, src: '', at: '' });
  const scrolled = useRef<HTMLIFrameElement>(null);
  const next = { id: front.id + 1, src: address, at: address };
  const frames = [front, next].filter(({ id, at }) => (id === front.id ? id > 0 : front.at !== at));

  const load = (frame: HTMLIFrameElement, own: typeof front) => {
    const failure = failureIn(frame);
    if (failure) {
      onFailed(own.at, failure);
      return;
    }
    const at = own.id === front.id ? (frame.contentWindow?.location.pathname ?? own.at) : own.at;
    const before = scrolled.current?.contentDocument?.scrollingElement;
    const now = frame.contentDocument?.scrollingElement;
    if (before && now && pathIn(front.at) === pathIn(at)) now.scrollTop = before.scrollTop;
    setFront({ ...own, at });
    onShown(at);
  };
  return (
    <>
      {frames.map((own) => (
        <chakra.iframe
          key={own.id}
          ref={own.id === front.id ? scrolled : undefined}
          src={own.src}
          title={title}
          sandbox="allow-same-origin"
          onLoad={({ currentTarget }) => load(currentTarget, own)}
          position="absolute"
          inset="0"
          width="full"
          height="full"
          bg="white"
          visibility={own.id === front.id ? 'visible' : 'hidden'}
        />
      ))}
    </>
  );
}

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
