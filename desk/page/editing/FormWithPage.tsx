import { Box, Button, Dialog, Stack, useMediaQuery } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeskDispatch, useDeskSelector } from '../kit/deskStore';
import { PageView, type PageViewProps } from './PageView';
import { DialogFrame } from '../kit/dialogs';
import { pageHidden } from '../kit/visit';

interface FormWithPageProps extends PageViewProps {
  /** @param button shows and hides the page */
  children: (button: ReactNode) => ReactNode;
}

/** A form, and the page that it makes: beside it, or over it where there is no room. */
export function FormWithPage({ children, ...shown }: FormWithPageProps) {
  const { t } = useTranslation('desk');
  const dispatch = useDeskDispatch();
  const isHidden = useDeskSelector(({ visit }) => visit.isPageHidden);
  const [isWide = false] = useMediaQuery(['(min-width: 85em)'], { ssr: false });
  const [isOver, setOver] = useState(false);
  const isBeside = isWide && !isHidden;
  const toggle = () => (isWide ? dispatch(pageHidden(!isHidden)) : setOver(true));
  const view = <PageView {...shown} />;
  return (
    <Box
      display={isBeside ? 'grid' : 'block'}
      gridTemplateColumns="minmax(0, 3fr) minmax(0, 2fr)"
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
      <DialogFrame
        title={t('view.label')}
        open={isOver && !isWide}
        onOpenChange={({ open }) => setOver(open)}
        size="full"
        content={{ height: '100dvh' }}
      >
        <Dialog.Body minHeight="0">{view}</Dialog.Body>
      </DialogFrame>
    </Box>
  );
}
