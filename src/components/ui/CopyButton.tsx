import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/iconNames';

const Root = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', textStyle: 'small' },
});

const Control = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '8',
    textAlign: 'start',
    color: 'link',
    cursor: 'pointer',
    _hover: { color: 'accent' },
    _print: { display: 'none' },
  },
});

const Field = chakra('input', {
  base: { width: 'full', maxWidth: 'measure', paddingInline: '3', paddingBlock: '2', borderWidth: '1px' },
});

/** Result of the last press; `uncopied` is the text that could not be copied. */
type Outcome = { uncopied?: string };

type CopyButtonProps = {
  /** Called on press: an address, for example, is known only in the browser. */
  readText: () => string;
  icon?: IconName;
  label: string;
  /** Message once the text is copied. */
  done: string;
  /** Message if the browser does not allow copying: the text is then shown selected in a field. */
  blocked: string;
};

/** Copies a text and confirms it in a status message. */
export function CopyButton({ readText, icon = 'copy', label, done, blocked }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [outcome]);
  const copy = async () => {
    const text = readText();
    // A repeated message is announced only if the status was empty in between.
    setOutcome(null);
    try {
      // Without TLS there is no clipboard: this throws, as a refusal does.
      await navigator.clipboard.writeText(text);
      setOutcome({});
    } catch {
      setOutcome({ uncopied: text });
    }
  };
  const uncopied = outcome?.uncopied;
  return (
    <Root data-needs-scripts>
      <Control type="button" onClick={copy}>
        <Icon name={icon} boxSize="1.25em" />
        {label}
      </Control>
      <span role="status">{outcome && (uncopied === undefined ? done : blocked)}</span>
      {uncopied !== undefined && <Field ref={field} readOnly value={uncopied} aria-label={label} />}
    </Root>
  );
}
