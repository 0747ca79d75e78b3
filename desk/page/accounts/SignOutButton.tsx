import { Button, type ButtonProps, Dialog, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '../../api';
import { ActionButton } from '../kit/controls';
import { deskApi } from '../deskApi';
import { DialogFrame } from '../kit/dialogs';
import { itemOf } from '../editing/contentItems';
import { draftApi } from '../editing/drafts/draftApi';
import { forgetEdits, type KeptItem, keptItems } from '../editing/keptEdits';
import { useTitles } from '../editing/useTitles';
import { ProblemNotice, toaster, useProblemText } from '../kit/feedback';

/** An item with unsaved edits, by its codes where the session may not read the draft, or the draft is no more. */
function KeptItemName({ draft, itemId, mayRead }: Omit<KeptItem, 'key'> & { mayRead: boolean }) {
  const { data } = draftApi.useDraftQuery(draft, { skip: !mayRead });
  const { itemTitle } = useTitles(data?.files);
  return <li>{`${data?.draft.title ?? draft} › ${itemTitle(itemOf(itemId))}`}</li>;
}

/** Signs out. Where this browser keeps unsaved edits of the account, asks first whether they are to stay in it. */
export function SignOutButton({ session, ...props }: ButtonProps & { session: Session }) {
  const { t } = useTranslation('desk');
  const textOf = useProblemText();
  const [signOut, { isLoading, error, reset }] = deskApi.useSignOutMutation();
  const [kept, setKept] = useState<readonly KeptItem[]>([]);
  const [isOpen, setIsOpen] = useState(false);
  const stay = useRef<HTMLButtonElement>(null);
  const leave = async (dropped: readonly KeptItem[] = []) => {
    const result = await signOut();
    // Whoever could not sign out has lost nothing.
    if (!result.error) for (const { key } of dropped) forgetEdits(key);
    return result;
  };
  const begin = async () => {
    const items = keptItems(session.name);
    setKept(items);
    if (items.length > 0) {
      reset();
      setIsOpen(true);
      return;
    }
    const result = await leave();
    if (result.error) toaster.create({ type: 'error', title: textOf(result.error) });
  };
  return (
    <>
      <Button variant="ghost" loading={isLoading} {...props} onClick={() => void begin()}>
        {t('signOut')}
      </Button>
      <DialogFrame
        title={t('signingOut.title')}
        open={isOpen}
        onOpenChange={({ open }) => setIsOpen(open)}
        role="alertdialog"
        initialFocusEl={() => stay.current}
      >
        <Dialog.Body>
          <Stack gap="5">
            <Dialog.Description as="div" color="fg" textStyle="md">
              <Text>{t('signingOut.lead')}</Text>
            </Dialog.Description>
            <Stack as="ul" gap="1" paddingStart="5" listStyleType="disc">
              {kept.map(({ key, ...item }) => (
                <KeptItemName key={key} {...item} mayRead={!session.needsSecondFactor} />
              ))}
            </Stack>
            {error && <ProblemNotice error={error} />}
          </Stack>
        </Dialog.Body>
        <Dialog.Footer flexWrap="wrap">
          <Button ref={stay} variant="outline" onClick={() => setIsOpen(false)}>
            {t('signingOut.stay')}
          </Button>
          <ActionButton
            variant="outline"
            alignSelf="auto"
            label={t('signingOut.drop')}
            isBusy={isLoading}
            onClick={() => void leave(kept)}
          />
          <ActionButton
            alignSelf="auto"
            label={t('signingOut.keep')}
            isBusy={isLoading}
            onClick={() => void leave()}
          />
        </Dialog.Footer>
      </DialogFrame>
    </>
  );
}
