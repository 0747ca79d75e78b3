import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/iconNames';
import { QuietButton } from './Button';
import { Wrap } from './layout';

type CopyButtonProps = {
  /** Text to copy. A path is enough for an address of the site. */
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
    <Wrap alignItems="center" columnGap="4" textStyle="small" data-needs-scripts>
      <QuietButton _print={{ display: 'none' }} data-copy data-done={done} data-blocked={blocked}>
        <Icon name={icon} boxSize="1.25em" />
        {label}
      </QuietButton>
      <span role="status" />
      <chakra.input
        width="full"
        maxWidth="measure"
        paddingInline="3"
        paddingBlock="2"
        borderWidth="1px"
        hidden
        readOnly
        defaultValue={text}
        aria-label={label}
      />
    </Wrap>
  );
}
