import { chakra, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedAccount, Session } from '../../api';
import { Notice, Pending } from '../kit/feedback';
import { Moment } from '../kit/formats';
import { Paged } from '../kit/Paged';
import { accountApi, type InvitationLink } from './accountApi';
import { InviteButton, RoleButton } from './AccountForms';
import { CopyButton } from '../kit/controls';
import { ListRow, Screen, Small } from '../kit/screenLayout';
import { WithdrawButton } from '../kit/dialogs';

type ShowLink = (link: InvitationLink & { name: string }) => void;

const toTitle = () => document.querySelector('h1');

function Actions({ account, showLink }: { account: ListedAccount; showLink: ShowLink }) {
  const { t } = useTranslation('desk');
  const [endSessions] = accountApi.useEndSessionsMutation();
  const [reset] = accountApi.useResetAccountMutation();
  const [switchOff] = accountApi.useResetSecondFactorMutation();
  const [remove] = accountApi.useRemoveAccountMutation();
  const { id, name, isCompanyAccount } = account;
  const describedBy = `account-${id}`;
  const newLink = async () => {
    const result = await reset(id);
    if (result.data) showLink({ name, ...result.data });
    return result;
  };
  return (
    <chakra.details>
      <chakra.summary
        cursor="pointer"
        color="link"
        paddingBlock="1"
        width="fit-content"
        aria-describedby={describedBy}
      >
        {t('accounts.manage')}
      </chakra.summary>
      <HStack gap="2" flexWrap="wrap" paddingBlock="2">
        {!isCompanyAccount && <RoleButton account={account} describedBy={describedBy} />}
        {account.isSignedIn && (
          <WithdrawButton
            describedBy={describedBy}
            title={t('accounts.endSessionsTitle', { name })}
            description={t('accounts.endSessionsBody')}
            label={t('accounts.endSessions')}
            done={t('accounts.sessionsEnded', { name })}
            withdraw={() => endSessions(id)}
            finalFocus={toTitle}
          />
        )}
        {!isCompanyAccount && (
          <WithdrawButton
            describedBy={describedBy}
            title={t('accounts.resetTitle', { name })}
            description={t('accounts.resetBody')}
            label={t('accounts.reset')}
            done={t('accounts.link', { name })}
            withdraw={newLink}
          />
        )}
        {account.hasSecondFactor && (
          <WithdrawButton
            describedBy={describedBy}
            title={t('secondFactor.offTitle', { name })}
            description={t('secondFactor.offBody')}
            label={t('secondFactor.off')}
            done={t('secondFactor.isOffOf', { name })}
            withdraw={() => switchOff(id)}
            finalFocus={toTitle}
          />
        )}
        <WithdrawButton
          describedBy={describedBy}
          title={t('accounts.removeTitle', { name })}
          description={`${t('accounts.removeBody')}${isCompanyAccount ? ` ${t('accounts.removeCompany')}` : ''}`}
          label={t('accounts.remove')}
          done={t('accounts.removed', { name })}
          withdraw={() => remove(id)}
          finalFocus={toTitle}
        />
      </HStack>
    </chakra.details>
  );
}

/** A new link, which is shown this once. */
function InvitationNotice({ link }: { link: InvitationLink & { name: string } }) {
  const { t } = useTranslation('desk');
  const address = `${window.location.origin}/invitation#${link.token}`;
  const title = t('accounts.link', { name: link.name });
  return (
    <Notice status="success" isUrgent title={title}>
      <Stack gap="3">
        <Text>
          {t('accounts.linkBody')} <Moment at={link.expiresAt} />.
        </Text>
        <HStack flexWrap="wrap">
          <Input
            flex="1 1 {sizes.3xs}"
            readOnly
            aria-label={title}
            value={address}
            bg="bg"
            onFocus={({ target }) => target.select()}
          />
          <CopyButton text={address} label={t('accounts.copy')} copied={t('accounts.copied')} />
        </HStack>
      </Stack>
    </Notice>
  );
}

function AccountText({ account, isOwn }: { account: ListedAccount; isOwn: boolean }) {
  const { t } = useTranslation('desk');
  const { id, name, role, signedInAt, hasSecondFactor, invitedUntil, isCompanyAccount } = account;
  return (
    <Stack gap="0" minWidth="0" id={`account-${id}`}>
      <Text>
        <Text as="span" fontWeight="600">
          {name}
        </Text>
        {`, ${t(`role.${role}`)}${isOwn ? ` ${t('accounts.you')}` : ''}`}
      </Text>
      <Small>
        {signedInAt === null ? (
          t('accounts.never')
        ) : (
          <>
            {t('accounts.lastSignIn')} <Moment at={signedInAt} />
          </>
        )}
        {isCompanyAccount && <span>{` · ${t('accounts.company')}`}</span>}
        {hasSecondFactor && <span>{` · ${t('secondFactor.has')}`}</span>}
        {invitedUntil !== null && (
          <>
            {` · ${t('accounts.invitedUntil')} `}
            <Moment at={invitedUntil} />
          </>
        )}
      </Small>
    </Stack>
  );
}

/** Who may sign in, for administrators. */
export function AccountsScreen({ session }: { session: Session }) {
  const { t } = useTranslation('desk');
  const accounts = accountApi.useAccountsQuery();
  const [link, setLink] = useState<InvitationLink & { name: string }>();
  return (
    <Screen title={t('screen.accounts')} lead={t('accounts.lead')}>
      <InviteButton onInvited={setLink} />
      {link && <InvitationNotice key={link.token} link={link} />}
      <Pending of={accounts} />
      {accounts.data && (
        <Paged items={accounts.data} first={50} aria-label={t('accounts.people')} borderBottomWidth="1px">
          {(account) => (
            <ListRow key={account.id}>
              <AccountText account={account} isOwn={account.name === session.name} />
              {account.name !== session.name && <Actions account={account} showLink={setLink} />}
            </ListRow>
          )}
        </Paged>
      )}
    </Screen>
  );
}
