import { CloseButton, Dialog, type DialogRootProps, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface DialogFrameProps extends Omit<DialogRootProps, 'children'> {
  title: string;
  /** Opens it. */
  trigger?: ReactNode;
  /** It ends by what is done in it alone. */
  isFixed?: boolean;
  content?: Dialog.ContentProps;
  children: ReactNode;
}

/** A dialog over the page, with its title and the cross that closes it. */
export function DialogFrame({
  title,
  trigger,
  isFixed = false,
  content,
  children,
  ...props
}: DialogFrameProps) {
  const { t } = useTranslation('desk');
  const isFull = props.size === 'full';
  return (
    <Dialog.Root
      placement="center"
      lazyMount
      unmountOnExit
      {...(isFixed && { closeOnEscape: false, closeOnInteractOutside: false })}
      {...props}
    >
      {trigger !== undefined && <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>}
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner padding={isFull ? '0' : '4'}>
          <Dialog.Content {...content}>
            <Dialog.Header paddingEnd="12" paddingBlockEnd={isFull ? '2' : undefined}>
              <Dialog.Title textStyle="section">{title}</Dialog.Title>
            </Dialog.Header>
            {children}
            {!isFixed && (
              <Dialog.CloseTrigger asChild>
                <CloseButton size="sm" aria-label={t('close')} />
              </Dialog.CloseTrigger>
            )}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
