import { Box } from '@chakra-ui/react';
import { useRef } from 'react';
import { Button } from '../../../components/ui/Button';
import { useReveal } from './useReveal';

/** Appears once the text is accepted (behaviour.md §4.4). */
export function SubmitButton({ label }: { label: string }) {
  const area = useRef<HTMLDivElement>(null);
  useReveal(area);
  return (
    <Box ref={area} marginTop="5">
      <Button
        type="submit"
        width={{ base: 'full', sm: 'auto' }}
        _osDark={{ bg: 'white', borderColor: 'white', color: 'navy', _hover: { bg: 'bluePale' } }}
      >
        {label}
      </Button>
    </Box>
  );
}
