import { Center } from '@chakra-ui/react';
import { useLinkToken } from './kit/address';
import { Loading, ProblemNotice, Toasts } from './kit/feedback';
import { InvitationScreen } from './accounts/InvitationScreen';
import { SecondFactorScreen } from './accounts/SecondFactor';
import { Shell } from './Shell';
import { SessionOverDialog, SignInScreen } from './accounts/SignIn';
import { useDeskSelector } from './kit/deskStore';
import { deskApi } from './deskApi';

export function App() {
  const { data: session, error, refetch } = deskApi.useSessionQuery();
  const isSessionOver = useDeskSelector(({ visit }) => visit.isSessionOver);

  const token = useLinkToken('/sign-in');
  const invitation = useLinkToken('/invitation');

  if (token !== undefined) return <SignInScreen token={token} />;
  if (invitation !== undefined) return <InvitationScreen token={invitation} />;
  if (session === undefined) {
    return (
      <Center as="main" minHeight="100dvh" padding="4">
        {error ? <ProblemNotice error={error} onRetry={() => void refetch()} /> : <Loading />}
      </Center>
    );
  }
  if (session === null) return <SignInScreen />;
  // A new key for another account, which must not see what the first one typed.
  const Frame = session.needsSecondFactor ? SecondFactorScreen : Shell;
  return (
    <>
      <Frame key={session.name} session={session} />
      <SessionOverDialog isOpen={isSessionOver} session={session} />
      <Toasts />
    </>
  );
}
