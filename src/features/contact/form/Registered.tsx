import { Box } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/Button';

type RegisteredProps = {
  /** The address that the answer goes to. */
  email: string;
  onAnother: () => void;
};

/** Takes the place of the form, and the focus: the button that was pressed is gone. */
export function Registered({ email, onAnother }: RegisteredProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div>
      <Box ref={place} role="status" tabIndex={-1} maxWidth="measure" scrollMarginTop="10">
        <Box as="h3" textStyle="heading">
          {t('contact:registered.title')}
        </Box>
        <Box as="p" marginTop="4">
          {t('contact:registered.next', { email })}
        </Box>
      </Box>
      <Button variant="outline" color="fg.title" marginTop="6" onClick={onAnother}>
        {t('contact:registered.another')}
      </Button>
    </div>
  );
}
