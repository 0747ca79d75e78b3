import { chakra } from '@chakra-ui/react';
import { Icon } from '../../../components/icons/Icon';

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

const Box = chakra('span', { base: { position: 'relative', display: 'grid', placeItems: 'center' } });

/** The tick is drawn by the icon (behaviour.md §4.7); where the system imposes its colours, by the system. */
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

/** The box that confirms that the text has been read. */
export function Acceptance({ label, accepted, onChange }: AcceptanceProps) {
  return (
    <Label>
      <Box>
        <Checkbox
          type="checkbox"
          checked={accepted}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <Icon name="check" boxSize="1.25rem" strokeWidth={2.5} />
      </Box>
      {label}
    </Label>
  );
}
