import { Button, chakra, HStack, Text } from '@chakra-ui/react';
import { type DragEvent, useRef } from 'react';

interface FileButtonProps {
  label: string;
  accept: string;
  /** What was chosen, or what is there. */
  children?: string;
  onChoose: (file: File) => void;
}

/** Takes a file that is dropped or chosen. */
export function FileButton({ label, accept, children, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (file: File | undefined) => {
    if (file) onChoose(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    choose(event.dataTransfer.files[0]);
  };
  return (
    <HStack
      gap="3"
      rowGap="2"
      flexWrap="wrap"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="brand.edge"
      padding="2"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <chakra.input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          choose(target.files?.[0]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <Button size="sm" variant="outline" onClick={() => input.current?.click()}>
        {label}
      </Button>
      {children !== undefined && <Text textStyle="small">{children}</Text>}
    </HStack>
  );
}
