import { Button, Field, Input, NativeSelect } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAccountName, type ListedAccount, roles } from '../../api';
import { ConfirmDialog } from '../ConfirmDialog';
import { toaster } from '../feedback';
import { type InvitationLink, useChangeRoleMutation, useInviteMutation } from './accountApi';

type Role = ListedAccount['role'];

function RoleField({ role, onChange }: { role: Role; onChange: (role: Role) => void }) {
  const { t } = useTranslation('desk');
  const choose = (chosen: string) => {
    const known = roles.find((one) => one === chosen);
    if (known) onChange(known);
  };
  return (
    <Field.Root>
      <Field.Label>{t('accounts.role')}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field value={role} onChange={({ target }) => choose(target.value)}>
          {roles.map((one) => (
            <option key={one} value={one}>
              {t(`role.${one}`)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <Field.HelperText color="fg.muted">{t(`accounts.roleHelp.${role}`)}</Field.HelperText>
    </Field.Root>
  );
}

export function InviteButton({
  onInvited,
}: {
  onInvited: (link: InvitationLink & { name: string }) => void;
}) {
  const { t } = useTranslation('desk');
  const [invite, { isLoading, error, reset }] = useInviteMutation();
  const [isOpen, setIsOpen] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const [typed, setTyped] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const field = useRef<HTMLInputElement>(null);
  const name = typed.trim();
  const show = (shown: boolean) => {
    setIsOpen(shown);
    setIsTried(false);
    reset();
  };
  const confirm = async () => {
    setIsTried(true);
    const result = isAccountName(name) ? await invite({ name, role }) : undefined;
    if (!result?.data) {
      field.current?.focus();
      return;
    }
    show(false);
    setTyped('');
    onInvited({ name, ...result.data });
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpen={show}
      trigger={<Button alignSelf="flex-start">{t('accounts.invite')}</Button>}
      title={t('accounts.invite')}
      description={t('accounts.inviteBody')}
      confirm={t('accounts.inviteConfirm')}
      isBusy={isLoading}
      error={error}
      onConfirm={() => void confirm()}
      initialFocus={() => field.current}
    >
      <Field.Root required invalid={isTried && !isAccountName(name)}>
        <Field.Label>{t('accounts.name')}</Field.Label>
        <Input
          ref={field}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Field.HelperText color="fg.muted">{t('accounts.nameHelp')}</Field.HelperText>
        <Field.ErrorText>{t('accounts.nameWrong')}</Field.ErrorText>
      </Field.Root>
      <RoleField role={role} onChange={setRole} />
    </ConfirmDialog>
  );
}

export function RoleButton({ account, describedBy }: { account: ListedAccount; describedBy: string }) {
  const { t } = useTranslation('desk');
  const [change, { isLoading, error, reset }] = useChangeRoleMutation();
  const [isOpen, setIsOpen] = useState(false);
  const [role, setRole] = useState(account.role);
  const { id, name } = account;
  const show = (shown: boolean) => {
    setIsOpen(shown);
    setRole(account.role);
    reset();
  };
  const confirm = async () => {
    if ((await change({ id, role })).error) return;
    setIsOpen(false);
    toaster.create({ type: 'success', title: t('accounts.roleChanged', { name }) });
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpen={show}
      trigger={
        <Button size="sm" variant="outline" aria-describedby={describedBy}>
          {t('accounts.changeRole')}
        </Button>
      }
      title={t('accounts.changeRoleTitle', { name })}
      description={t('accounts.changeRoleBody')}
      confirm={t('accounts.changeRole')}
      isBusy={isLoading}
      error={error}
      onConfirm={() => void confirm()}
    >
      <RoleField role={role} onChange={setRole} />
    </ConfirmDialog>
  );
}
