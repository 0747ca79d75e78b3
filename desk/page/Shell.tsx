import {
  Box,
  Button,
  Container,
  HStack,
  SkipNavContent,
  SkipNavLink,
  Spinner,
  Stack,
  Text,
  VisuallyHidden,
} from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Changes, isAtLeast, type Publish, type Session } from '../api';
import { AccountsScreen } from './accounts/AccountsScreen';
import { AccountDialog } from './accounts/AccountDialog';
import { nameScreen, PageLink, type ScreenName, screens, usePath, useScreen } from './kit/address';
import { Brand, LanguageSwitch } from './Brand';
import { ChangesScreen } from './changes/ChangesScreen';
import { deskApi } from './deskApi';
import { toaster } from './kit/feedback';
import { Moment } from './kit/formats';
import { DraftsRouter } from './editing/drafts/DraftsRouter';
import { HistoryScreen } from './publishing/HistoryScreen';
import { NoteDialog } from './kit/dialogs';
import { PreviewScreen } from './publishing/PreviewScreen';
import { PublishScreen } from './publishing/PublishScreen';
import { SignOutButton } from './accounts/SignOutButton';
import { useDeskDispatch, useDeskSelector } from './kit/deskStore';
import { Quoted } from './kit/screenLayout';

/** Edits are commits, which come by the hour; what is live changes through this page. */
const changesPollMs = 60_000;
const publishPollMs = { underWay: 1_000, otherwise: 5_000 };

const screenOf: Readonly<Record<ScreenName, (props: { session: Session }) => React.ReactNode>> = {
  drafts: DraftsRouter,
  changes: ChangesScreen,
  preview: PreviewScreen,
  publish: PublishScreen,
  history: HistoryScreen,
  accounts: AccountsScreen,
};

/** A page of the site beside a form takes all room there is. */
const wideBeside = { 'body:has([data-beside]) &': { maxWidth: 'none' } };

const maySee = (screen: ScreenName, { role }: Session) =>
  screen !== 'accounts' || isAtLeast(role, 'administrator');

export const isUnderWay = (publish: Publish | null | undefined): boolean =>
  publish?.state === 'queued' || publish?.state === 'running';

/** The latest publish; tells once when it ends, on whatever screen. */
function useFollowedPublish(): Publish | null | undefined {
  const { t } = useTranslation('desk');
  const dispatch = useDeskDispatch();
  const isSessionOver = useDeskSelector(({ visit }) => visit.isSessionOver);
  const { data: publish } = deskApi.endpoints.latestPublish.useQueryState();
  const pollMs = isUnderWay(publish) ? publishPollMs.underWay : publishPollMs.otherwise;
  deskApi.useLatestPublishQuery(undefined, {
    pollingInterval: isSessionOver ? 0 : pollMs,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  const followed = useRef<string>();
  useEffect(() => {
    if (publish && isUnderWay(publish)) followed.current ??= publish.queuedAt;
    // An answer that was under way as this one was asked for tells of the one before.
    else if (
      publish &&
      followed.current !== undefined &&
      !(publish.endedAt && publish.endedAt < followed.current)
    ) {
      followed.current = undefined;
      const isLive = publish.state === 'succeeded';
      const title = isLive ? t('publish.succeeded') : t('publish.failed');
      // The toaster draws at once, which React does not allow here.
      queueMicrotask(() => toaster.create({ type: isLive ? 'success' : 'error', title }));
      dispatch(deskApi.util.invalidateTags(['Changes', 'History']));
    }
  }, [publish, dispatch, t]);
  return publish;
}

function HoldBanner({ hold, session }: { hold: NonNullable<Changes['hold']>; session: Session }) {
  const { t } = useTranslation('desk');
  const [lift] = deskApi.useLiftMutation();
  return (
    <Box
      as="section"
      aria-label={t('hold.label')}
      bg="orange.subtle"
      borderTopWidth="4px"
      borderBottomWidth="1px"
      borderTopColor="orange.solid"
      borderBottomColor="orange.muted"
    >
      <Container maxWidth="page" css={wideBeside} paddingBlock="3">
        <Stack
          direction={{ base: 'column', md: 'row' }}
          align={{ md: 'center' }}
          justify="space-between"
          gap="3"
        >
          <Box>
            <Text fontWeight="600">{t('hold.title')}</Text>
            {hold.releaseId === '' ? (
              <Text textStyle="small">{t('hold.unreadable')}</Text>
            ) : (
              <Text textStyle="small">
                {t('hold.by', { name: hold.by })} <Moment at={hold.at} />
              </Text>
            )}
            {hold.releaseId !== '' && <Quoted text={hold.note} />}
          </Box>
          {isAtLeast(session.role, 'publisher') && (
            <NoteDialog
              title={t('hold.liftTitle')}
              confirm={t('hold.lift')}
              done={t('hold.lifted')}
              onConfirm={(note) => lift({ note })}
              trigger={
                <Button size="sm" alignSelf={{ base: 'flex-start', md: 'auto' }} flexShrink="0">
                  {t('hold.lift')}
                </Button>
              }
            >
              {t('hold.liftBody')}
            </NoteDialog>
          )}
        </Stack>
      </Container>
    </Box>
  );
}

interface HeaderProps {
  session: Session;
  current: ScreenName;
  isPublishing: boolean;
}

function Navigation({ session, current, isPublishing }: HeaderProps) {
  const { t } = useTranslation('desk');
  return (
    // Two rows of three on a phone.
    <Box
      as="nav"
      aria-label={t('navigation')}
      display={{ base: 'grid', md: 'flex' }}
      gridTemplateColumns="repeat(3, 1fr)"
      columnGap={{ md: '8' }}
      textStyle={{ mdDown: 'small' }}
    >
      {screens
        .filter((screen) => maySee(screen, session))
        .map((screen) => (
          <PageLink
            key={screen}
            href={`/${screen}`}
            aria-current={screen === current ? 'page' : undefined}
            paddingBlock="2.5"
            whiteSpace="nowrap"
            color="fg.muted"
            borderBottomWidth={{ base: '1px', md: '2px' }}
            borderColor={{ mdDown: 'border', md: 'transparent' }}
            _hover={{ color: 'brand.fg' }}
            _currentPage={{ color: 'brand.fg', fontWeight: '600', borderColor: 'brand.solid' }}
            _focusVisible={{ outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' }}
          >
            <span>{t(`screen.${screen}`)}</span>
            {screen === 'publish' && isPublishing && (
              <>
                <Spinner size="xs" marginStart="2" />
                <VisuallyHidden>{t('publish.underWayShort')}</VisuallyHidden>
              </>
            )}
          </PageLink>
        ))}
    </Box>
  );
}

function Header(props: HeaderProps) {
  const { session } = props;
  const { t } = useTranslation('desk');
  return (
    <Box as="header" borderBottomWidth="1px" bg="bg">
      <Container maxWidth="page" css={wideBeside} paddingTop="4">
        {/* On a phone the name and its way out take a line of their own. */}
        <HStack gap="1" flexWrap="wrap">
          <Box flex="1 0 auto">
            <Brand />
          </Box>
          <Box hideFrom="md" order="1" flexBasis="100%" />
          <AccountDialog
            session={session}
            trigger={
              <Button
                size="sm"
                variant="ghost"
                fontWeight="400"
                order={{ base: '1', md: '0' }}
                marginStart={{ base: '-3.5', md: '0' }}
                minWidth="0"
                flex={{ base: '1 1 0', md: '0 1 auto' }}
                justifyContent="start"
              >
                <VisuallyHidden>{`${t('account.open')} `}</VisuallyHidden>
                <Text as="span" truncate>
                  {`${session.name}, ${t(`role.${session.role}`)}`}
                </Text>
              </Button>
            }
          />
          <Box marginEnd={{ base: '-3', md: '0' }}>
            <LanguageSwitch />
          </Box>
          <SignOutButton
            session={session}
            size="sm"
            fontWeight="400"
            order="1"
            marginStart="auto"
            marginEnd="-3"
          />
        </HStack>
        <Box marginTop="2" marginBottom="-1px">
          <Navigation {...props} />
        </Box>
      </Container>
    </Box>
  );
}

export function Shell({ session }: { session: Session }) {
  const { t } = useTranslation('desk');
  const wanted = useScreen();
  const screen = maySee(wanted, session) ? wanted : 'changes';
  const publish = useFollowedPublish();
  const isSessionOver = useDeskSelector(({ visit }) => visit.isSessionOver);
  const { data: changes } = deskApi.useChangesQuery(undefined, {
    pollingInterval: isSessionOver ? 0 : changesPollMs,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  const main = useRef<HTMLDivElement>(null);
  const path = usePath();
  const shown = useRef(path);

  const title = t(`screen.${screen}`);
  const desk = t('desk');
  useEffect(() => {
    document.title = `${title} – ${desk}`;
  }, [title, desk]);
  useEffect(() => nameScreen(screen), [screen]);
  useEffect(() => {
    // Not when the page opens: then the browser reads it from its start.
    if (shown.current !== path) main.current?.querySelector('h1')?.focus();
    shown.current = path;
  }, [path]);

  const Current = screenOf[screen];
  return (
    <>
      <SkipNavLink bg="bg" zIndex="skipNav">
        {t('skip')}
      </SkipNavLink>
      {changes?.hold && <HoldBanner hold={changes.hold} session={session} />}
      <Header session={session} current={screen} isPublishing={isUnderWay(publish)} />
      <SkipNavContent ref={main}>
        <Container as="main" maxWidth="page" css={wideBeside} paddingBlock={{ base: '8', md: '12' }}>
          <Current session={session} />
        </Container>
      </SkipNavContent>
    </>
  );
}
