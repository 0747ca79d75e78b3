import { Box } from '@chakra-ui/react/box';
import { type MouseEvent, startTransition, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icons/Icon';
import { RichText } from '../../../components/ui/RichText';
import { chooseTab, onAddressChange } from '../../../components/ui/tabs/tabHistory';
import { TextAnchor } from '../../../components/ui/TextLink';
import { MemberCard } from '../members/MemberCard';
import { acrossCard } from '../members/team.styles';
import type { Portraits } from '../portraitsOf';
import type { TeamMemberView } from '../teamViews';
import { Biography, MemberList, OpeningHint } from './biography.styles';

/** Id of a member's biography; the id of the member is the code. */
function biographyId(code: string): string {
  return `${code}-biography`;
}

/** Opens or closes a biography with a new history entry: going back undoes it. */
function toggleBiography(code: string, isOpen: boolean): void {
  chooseTab(isOpen ? '' : code);
  if (window.location.hash) return;
  try {
    // Leave no `#` behind.
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  } catch (error) {
    // Browsers limit history changes: the address stays as it is.
    console.warn(error);
  }
}

/** Whether the focus was in a panel that is hidden now: browsers drop it. */
function hasLostFocus(): boolean {
  const { activeElement, body } = document;
  return activeElement === body || Boolean(activeElement?.closest('[hidden]'));
}

/**
 * Code of the member that the hash names, whose biography is open; `''` without one. The focus moves to the
 * biography that opens, and back to the member's name. `null` on the server and in the first client render, where
 * CSS alone shows the biography.
 */
function useOpenedMember(members: readonly TeamMemberView[]): string | null {
  const [opened, setOpened] = useState<string | null>(null);
  useEffect(() => {
    const follow = () =>
      setOpened(members.find(({ code }) => `#${code}` === window.location.hash)?.code ?? '');
    // A transition: all cards rerender, and nobody has asked for anything yet.
    startTransition(follow);
    return onAddressChange(follow);
  }, [members]);

  const before = useRef<string | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = opened;
    const panel = document.getElementById(biographyId(opened ?? ''));
    if (panel && last === null) {
      // The browser or Gatsby has scrolled to the portrait. In this frame Gatsby still focuses its page wrapper.
      const frame = requestAnimationFrame(() => panel.focus({ preventScroll: true }));
      return () => cancelAnimationFrame(frame);
    }
    if (panel) {
      panel.scrollIntoView({ block: 'nearest' });
      panel.focus({ preventScroll: true });
    } else if (last && hasLostFocus()) {
      document.getElementById(last)?.querySelector('a')?.focus();
    }
    return undefined;
  }, [opened]);

  return opened;
}

type MemberProps = {
  member: TeamMemberView;
  portraits: Portraits;
  /** `null` before hydration. */
  isOpen: boolean | null;
};

function MemberWithBiography({ member, isOpen, ...rest }: MemberProps) {
  const { t } = useTranslation();
  const { code, name, role, biography } = member;

  function toggle(event: MouseEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    toggleBiography(code, isOpen === true);
  }

  if (!biography) return <MemberCard member={member} name={name} {...rest} />;
  return (
    <>
      <MemberCard
        member={member}
        name={
          <TextAnchor
            href={`#${code}`}
            variant="title"
            css={acrossCard}
            aria-expanded={isOpen ?? undefined}
            aria-controls={biographyId(code)}
            onClick={toggle}
          >
            {name}
          </TextAnchor>
        }
        {...rest}
      >
        <OpeningHint aria-hidden data-open={isOpen || undefined}>
          {t('common:biography')}
          <Icon name="caret-down" />
        </OpeningHint>
      </MemberCard>
      <Biography
        id={biographyId(code)}
        role="group"
        aria-label={`${t('common:biography')} – ${name}`}
        tabIndex={-1}
        hidden={isOpen === false}
        data-biography
        onKeyDown={({ key }) => {
          if (key === 'Escape') toggleBiography(code, true);
        }}
      >
        <div>
          <Box as="p" textStyle="heading" color="fg.title" width="fit-content">
            {name}
          </Box>
          <Box as="p" textStyle="small" color="fg.muted" marginTop="1">
            {role}
          </Box>
        </div>
        <RichText html={biography} />
      </Biography>
    </>
  );
}

type BiographiesProps = Omit<MemberProps, 'member' | 'isOpen'> & { members: readonly TeamMemberView[] };

/** Members of the team, each with a short biography that the name opens. The hash names the one that is open. */
export function Biographies({ members, ...rest }: BiographiesProps) {
  const opened = useOpenedMember(members);
  return (
    <MemberList data-biographies={opened === null ? 'links' : undefined}>
      {members.map((member) => (
        <li key={member.code}>
          <MemberWithBiography
            member={member}
            isOpen={opened === null ? null : opened === member.code}
            {...rest}
          />
        </li>
      ))}
    </MemberList>
  );
}
