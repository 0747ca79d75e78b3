import { Box, Button, CloseButton, Dialog, Portal, Stack, useMediaQuery } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeskDispatch, useDeskSelector } from '../store';
import { pageHidden } from '../visit';
import { PageView, type PageViewProps } from './PageView';

interface FormWithPageProps extends PageViewProps {
  /** @param button shows and hides the page */
  children: (button: ReactNode) => ReactNode;
}

/** A form, and the page that it makes: beside it, or over it where there is no room. */
export function FormWithPage({ children, ...shown }: FormWithPageProps) {
  const { t } = useTranslation('desk');
  const dispatch = useDeskDispatch();
  const isHidden = useDeskSelector(({ visit }) => visit.isPageHidden);
  const [isWide = false] = useMediaQuery(['(min-width: 75em)'], { ssr: false });
  const [isOver, setOver] = useState(false);
  const isBeside = isWide && !isHidden;
  const toggle = () => (isWide ? dispatch(pageHidden(!isHidden)) : setOver(true));
  const view = <PageView {...shown} />;
  return (
    <Box
      display={isBeside ? 'grid' : 'block'}
      gridTemplateColumns="repeat(2, minmax(0, 1fr))"
      gap="8"
      alignItems="start"
      data-beside={isBeside ? '' : undefined}
    >
      <Stack gap="8">
        {children(
          <Button variant="outline" onClick={toggle}>
            {isBeside ? t('view.hide') : t('view.show')}
          </Button>,
        )}
      </Stack>
      {isBeside && (
        <Box position="sticky" top="4" height="calc(100dvh - 2rem)">
          {view}
        </Box>
      )}
      <Dialog.Root
        open={isOver && !isWide}
        onOpenChange={({ open }) => setOver(open)}
        size="full"
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Dialog.Positioner>
            <Dialog.Content height="100dvh">
              <Dialog.Header paddingBlockEnd="2">
                <Dialog.Title textStyle="section">{t('view.label')}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body minHeight="0">{view}</Dialog.Body>
              <Dialog.CloseTrigger asChild>
                <CloseButton size="sm" aria-label={t('close')} />
              </Dialog.CloseTrigger>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </Box>
  );
}
