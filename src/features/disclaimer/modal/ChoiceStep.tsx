import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { Icon } from '../../../components/icons/Icon';
import { NumberedTitle, Step } from './Step';

/** Choices are dimmed and inactive until it is the step's turn (behaviour.md §4.7). */
const Choices = chakra('fieldset', {
  base: {
    minWidth: '0',
    '& legend': {
      textStyle: 'subheading',
      color: 'fg.title',
      paddingBottom: '3',
      overflowWrap: 'anywhere',
    },
    '&:disabled label': { opacity: 0.45 },
    '&:disabled input': { cursor: 'not-allowed' },
  },
});

const Grid = chakra('div', {
  base: { display: 'grid', gap: '3' },
  variants: {
    /** `short`: columns fit a word; `long`: a few lines of text. */
    choices: {
      short: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))' },
      long: {
        gridTemplateColumns: {
          base: 'minmax(0, 1fr)',
          md: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
        },
      },
    },
  },
});

const ChoiceLabel = chakra('label', {
  base: { position: 'relative', display: 'grid', minWidth: '0', gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** Invisible, over the whole choice, so that exploring by touch finds it where it is drawn. */
const Radio = chakra('input', {
  base: {
    position: 'absolute',
    inset: '0',
    zIndex: '1',
    width: 'full',
    height: 'full',
    opacity: 0,
    cursor: 'pointer',
  },
});

const Face = chakra('span', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'start',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    paddingInline: '4',
    paddingBlock: '3',
    borderWidth: '1px',
    borderColor: 'blue',
    borderRadius: 'sm',
    transition: 'background-color var(--m-durations-quick), border-color var(--m-durations-quick)',
    '& svg': { color: 'accent', visibility: 'hidden' },
    'input:hover:enabled + &': { bg: 'bg.cool' },
    'input:checked + &': {
      bg: 'bg.cool',
      borderColor: 'fg.title',
      boxShadow: 'inset 0 0 0 1px var(--m-colors-fg-title)',
      '& svg': { visibility: 'visible' },
    },
    'input:focus-visible + &': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '3px' },
  },
});

type Choice<Value extends string> = {
  value: Value;
  title: string;
  description?: string | null;
  /** Language of the title, when it differs from the dialog's. */
  lang?: string;
};

type ChoiceStepProps<Value extends string> = {
  number: number;
  title: string;
  choices: readonly Choice<Value>[];
  chosen: Value | null;
  onChoose: (value: Value) => void;
  disabled?: boolean;
  /** Why nothing can be chosen yet. */
  waits?: string;
};

export function ChoiceStep<Value extends string>(props: ChoiceStepProps<Value>) {
  const { number, title, choices, chosen, onChoose, disabled = false, waits } = props;
  const id = useId();
  const described = choices.some(({ description }) => description);
  return (
    <Step>
      <Choices disabled={disabled}>
        <legend>
          <NumberedTitle number={number}>{title}</NumberedTitle>
        </legend>
        {disabled && waits && (
          <Box as="p" textStyle="small" color="fg.muted" marginBottom="3">
            {waits}
          </Box>
        )}
        <Grid choices={described ? 'long' : 'short'}>
          {choices.map(({ value, title: name, description, lang }) => (
            <ChoiceLabel key={value}>
              <Radio
                type="radio"
                name={id}
                value={value}
                checked={value === chosen}
                onChange={() => onChoose(value)}
                aria-labelledby={`${id}-${value}`}
                aria-describedby={description ? `${id}-${value}-more` : undefined}
              />
              <Face>
                <Box as="span" id={`${id}-${value}`} lang={lang} textStyle="label" color="fg.title">
                  {name}
                </Box>
                <Icon name="check" boxSize="1.25em" />
                {description && (
                  <Box
                    as="span"
                    id={`${id}-${value}-more`}
                    textStyle="small"
                    color="fg.muted"
                    gridColumn="1 / -1"
                  >
                    {description}
                  </Box>
                )}
              </Face>
            </ChoiceLabel>
          ))}
        </Grid>
      </Choices>
    </Step>
  );
}
