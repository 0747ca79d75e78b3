import { Button, Input } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAccountName, type ListedAccount, roles } from '../../api';
import { ActDialog } from '../kit/dialogs';
import { accountApi, type InvitationLink } from './accountApi';
import { Labelled, Select } from '../kit/controls';

type Role = ListedAccount['role'];

function RoleField({ role, onChange }: { role: Role; onChange: (role: Role) => void }) {
  const { t } = useTranslation('desk');
  const choose = (chosen: string) => {
    const known = roles.find((one) => one === chosen);
    if (known) onChange(known);
  };
  return (
    <Labelled label={t('accounts.role')} help={t(`accounts.roleHelp.${role}`)}>
      <Select
        value={role}
        options={roles.map((value) => ({ value, label: t(`role.${value}`) }))}
        onChoose={choose}
      />
    </Labelled>
  );
}

export function InviteButton({
  onInvited,
}: {
  onInvited: (link: InvitationLink & { name: string }) => void;
}) {
  const { t } = useTranslation('desk');
  const [invite] = accountApi.useInviteMutation();
  const [isTried, setIsTried] = useState(false);
  const [typed, setTyped] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const field = useRef<HTMLInputElement>(null);
  const name = typed.trim();
  const act = async () => {
    setIsTried(true);
    const result = isAccountName(name) && (await invite({ name, role }));
    if (result && result.data) {
      setTyped('');
      onInvited({ name, ...result.data });
    } else field.current?.focus();
    return result;
  };
  return (
    <ActDialog
      onOpened={() => setIsTried(false)}
      trigger={<Button alignSelf="flex-start">{t('accounts.invite')}</Button>}
      title={t('accounts.invite')}
      description={t('accounts.inviteBody')}
      confirm={t('accounts.inviteConfirm')}
      act={act}
      initialFocus={() => field.current}
    >
      <Labelled
        label={t('accounts.name')}
        help={t('accounts.nameHelp')}
        wrong={isTried && !isAccountName(name) && t('accounts.nameWrong')}
        required
      >
        <Input
          ref={field}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Labelled>
      <RoleField role={role} onChange={setRole} />
    </ActDialog>
  );
}

export function RoleButton({ account, describedBy }: { account: ListedAccount; describedBy: string }) {
  const { t } = useTranslation('desk');
  const [change] = accountApi.useChangeRoleMutation();
  const [role, setRole] = useState(account.role);
  const { id, name } = account;
  return (
    <ActDialog
      onOpened={() => setRole(account.role)}
      trigger={
        <Button size="sm" variant="outline" aria-describedby={describedBy}>
          {t('accounts.changeRole')}
        </Button>
      }
      title={t('accounts.changeRoleTitle', { name })}
      description={t('accounts.changeRoleBody')}
      confirm={t('accounts.changeRole')}
      done={t('accounts.roleChanged', { name })}
      act={() => change({ id, role })}
    >
      <RoleField role={role} onChange={setRole} />
    </ActDialog>
  );
}
