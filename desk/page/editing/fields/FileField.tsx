import { Box, Button, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { type DragEvent, type ReactNode, useRef } from 'react';

interface FileFieldProps {
  label: string;
  /** Types that the browser's dialog offers. What is dropped may be anything. */
  accept: string;
  /** Says which files, and what becomes of them. */
  help?: string;
  /** Name of what was chosen. */
  chosen?: string | undefined;
  /** The problem of the chosen file. */
  problem?: string | undefined;
  isBusy?: boolean;
  /** Shows the file that is there. */
  children?: ReactNode;
  onChoose: (file: File) => void;
}

/** Takes a file that is dropped or chosen. */
export function FileField(props: FileFieldProps) {
  const { label, accept, help, chosen, problem, isBusy = false, children, onChoose } = props;
  const input = useRef<HTMLInputElement>(null);
  const choose = (file: File | undefined) => {
    if (file && !isBusy) onChoose(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    choose(event.dataTransfer.files[0]);
  };
  return (
    <Stack
      direction={{ base: 'column', md: 'row' }}
      align="flex-start"
      gap="4"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="brand.edge"
      padding={help === undefined ? '2' : '4'}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      {children !== undefined && <Box flexShrink="0">{children}</Box>}
      <Stack gap="3" align="flex-start">
        {help !== undefined && <Text>{help}</Text>}
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
        <HStack gap="3" rowGap="2" flexWrap="wrap">
          <Button
            size="sm"
            variant="outline"
            loading={isBusy}
            loadingText={label}
            onClick={() => input.current?.click()}
          >
            {label}
          </Button>
          {chosen !== undefined && <Text textStyle="small">{chosen}</Text>}
        </HStack>
        {problem !== undefined && (
          <Text role="alert" color="fg.error">
            {problem}
          </Text>
        )}
      </Stack>
    </Stack>
  );
}
