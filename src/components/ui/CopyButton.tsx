import { chakra } from '@chakra-ui/react/styled-system';
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

type CopyButtonProps = {
  /** Of an address of the site its path is enough. */
  text: string;
  icon?: IconName;
  label: string;
  /** Message once the text is copied. */
  done: string;
  /** Message if the browser does not allow copying: the text is then shown selected in a field. */
  blocked: string;
};

/** Copies a text and confirms it in a status message, by the start script (`src/start/copy.ts`). */
export function CopyButton({ text, icon = 'copy', label, done, blocked }: CopyButtonProps) {
  return (
    <Root data-needs-scripts>
      <Control type="button" data-copy data-done={done} data-blocked={blocked}>
        <Icon name={icon} boxSize="1.25em" />
        {label}
      </Control>
      <span role="status" />
      <Field hidden readOnly defaultValue={text} aria-label={label} />
    </Root>
  );
}
