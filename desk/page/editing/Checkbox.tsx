import { chakra } from '@chakra-ui/react';

interface CheckboxProps {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

export function Checkbox({ label, isChecked, onChange }: CheckboxProps) {
  return (
    <chakra.label display="flex" alignItems="center" gap="2" minHeight="6" width="fit-content">
      <chakra.input
        type="checkbox"
        boxSize="4.5"
        flexShrink="0"
        accentColor="{colors.brand.navy}"
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </chakra.label>
  );
}
