import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Icon } from '../../components/icons/Icon';
import type { DisclaimerTexts } from './fetchDisclaimerTexts';

function NumberedTitle({ number, children }: { number: number; children: ReactNode }) {
  return (
    <>
      <span data-number>{number}</span> <span>{children}</span>
    </>
  );
}

/** True if the dialog can show both, from the top of the first to the bottom of the second. */
function fitsIn(dialog: Element, first: Element, second: Element): boolean {
  return second.getBoundingClientRect().bottom - first.getBoundingClientRect().top <= dialog.clientHeight;
}

/**
 * Scrolls the dialog to a new step, unless that would scroll the focused control out of view. WebKit does not focus a
 * control that is clicked.
 */
function useReveal(ref: RefObject<HTMLElement>, isShown = true): void {
  useEffect(() => {
    const element = ref.current;
    const dialog = element?.closest('dialog');
    if (!isShown || !element || !dialog) return;
    const focused = dialog.querySelector('input:focus');
    if (!focused || fitsIn(dialog, focused, element)) element.scrollIntoView({ block: 'nearest' });
  }, [ref, isShown]);
}

/** Keeps its place, so that nothing moves under the pointer. */
const shownWhen = (isShown: boolean) => ({ visibility: isShown ? 'visible' : 'hidden' }) as const;

type Choice<Value extends string> = {
  value: Value;
  title: string;
  description?: string | null;
  /** Language of the title, when it differs from the dialog's. */
  lang?: string;
};

type ChoiceStepProps<Value extends string> = {
  /** Name of the choice, and what the ids of its parts begin with. */
  id: string;
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
  const { id, number, title, choices, chosen, onChoose, disabled = false, waits } = props;
  const isLong = choices.some(({ description }) => description);
  return (
    <div data-step>
      <fieldset disabled={disabled}>
        <legend>
          <NumberedTitle number={number}>{title}</NumberedTitle>
        </legend>
        <div data-choices={isLong ? 'long' : 'short'}>
          {choices.map(({ value, title: name, description, lang }) => (
            <label key={value}>
              <input
                type="radio"
                name={id}
                value={value}
                checked={value === chosen}
                onChange={() => onChoose(value)}
                aria-labelledby={`${id}-${value}`}
                aria-describedby={description ? `${id}-${value}-more` : undefined}
              />
              <span>
                <strong id={`${id}-${value}`} lang={lang}>
                  {name}
                </strong>
                <Icon name="check" boxSize="1.25em" />
                {description && <small id={`${id}-${value}-more`}>{description}</small>}
              </span>
            </label>
          ))}
        </div>
        {waits && (
          <p data-note style={shownWhen(disabled)}>
            {waits}
          </p>
        )}
      </fieldset>
    </div>
  );
}

type TextStepProps = {
  number: number;
  disclaimer: DisclaimerTexts['disclaimer'];
  /** "Links open in a new tab." */
  linksNote: string;
};

const textId = 'disclaimer-text';
const noteId = 'disclaimer-links';

/** The disclaimer's text in a scroll area, which the keyboard can scroll too. */
export function TextStep({ number, disclaimer: { title, body, footer }, linksNote }: TextStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const area = useRef<HTMLDivElement>(null);
  useReveal(heading);

  // In this tab, a link would lose the choices made so far.
  useEffect(() => {
    for (const link of area.current?.querySelectorAll('a') ?? []) {
      link.target = '_blank';
      link.rel = 'noopener';
      link.setAttribute('aria-describedby', noteId);
    }
  }, [body, footer]);

  return (
    <>
      <h2 ref={heading} id={textId}>
        <NumberedTitle number={number}>{title}</NumberedTitle>
      </h2>
      {/* Focusable, to scroll it by keyboard (axe: scrollable-region-focusable). */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <div ref={area} role="region" aria-labelledby={textId} tabIndex={0}>
        <div dir="auto" dangerouslySetInnerHTML={{ __html: body }} />
        <div dir="auto" dangerouslySetInnerHTML={{ __html: footer }} />
      </div>
      <p id={noteId} data-note>
        {linksNote}
      </p>
    </>
  );
}

type AcceptanceProps = { label: string; accepted: boolean; onChange: (accepted: boolean) => void };

/** The checkbox that confirms that the text has been read. */
export function Acceptance({ label, accepted, onChange }: AcceptanceProps) {
  return (
    <label data-acceptance>
      <span>
        <input
          type="checkbox"
          checked={accepted}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <Icon name="check" boxSize="1.33em" strokeWidth={2.5} />
      </span>
      <span>{label}</span>
    </label>
  );
}

/** Appears once the text is accepted (behaviour.md §4.4). */
export function SubmitButton({ label, isShown }: { label: string; isShown: boolean }) {
  const area = useRef<HTMLDivElement>(null);
  useReveal(area, isShown);
  return (
    <div ref={area} data-submit style={shownWhen(isShown)}>
      <button type="submit">{label}</button>
    </div>
  );
}
