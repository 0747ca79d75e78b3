import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { Icon } from '../../../components/icons/Icon';
import { onDarkDialog } from '../../../components/layout/DisclaimerDialog';
import { Button } from '../../../components/ui/Button';
import { useReveal } from './Step';

const Label = chakra('label', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'start',
    marginTop: '5',
    textStyle: 'label',
    color: 'fg.title',
    cursor: 'pointer',
  },
});

const Tick = chakra('span', { base: { position: 'relative', display: 'grid', placeItems: 'center' } });

/** The icon draws the tick (behaviour.md §4.7), except in forced colours. */
const Checkbox = chakra('input', {
  base: {
    appearance: 'none',
    width: '6',
    height: '6',
    borderWidth: '1px',
    borderColor: 'fg.title',
    borderRadius: 'sm',
    cursor: 'pointer',
    _checked: { bg: 'fg.title' },
    '& + svg': { position: 'absolute', color: 'bg', pointerEvents: 'none', visibility: 'hidden' },
    '&:checked + svg': { visibility: 'visible' },
    '@media (forced-colors: active)': { appearance: 'auto', '& + svg': { display: 'none' } },
  },
});

type AcceptanceProps = { label: string; accepted: boolean; onChange: (accepted: boolean) => void };

/** The checkbox that confirms that the text has been read. */
export function Acceptance({ label, accepted, onChange }: AcceptanceProps) {
  return (
    <Label>
      <Tick>
        <Checkbox
          type="checkbox"
          checked={accepted}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <Icon name="check" boxSize="1.33em" strokeWidth={2.5} />
      </Tick>
      <span>{label}</span>
    </Label>
  );
}

/** Appears once the text is accepted (behaviour.md §4.4). */
export function SubmitButton({ label }: { label: string }) {
  const area = useRef<HTMLDivElement>(null);
  useReveal(area);
  return (
    <Box ref={area} marginTop="5">
      <Button type="submit" width={{ base: 'full', sm: 'auto' }} _osDark={onDarkDialog}>
        {label}
      </Button>
    </Box>
  );
}
