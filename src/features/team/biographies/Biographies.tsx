import { Box } from '@chakra-ui/react/box';
import { type MouseEvent, startTransition, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icons/Icon';
import { RichText } from '../../../components/ui/RichText';
import { chooseTab, onAddressChange } from '../../../components/ui/tabs/tabHistory';
import { useMediaQuery } from '../../../components/ui/tabs/useMediaQuery';
import { TextAnchor } from '../../../components/ui/TextLink';
import { MemberCard } from '../members/MemberCard';
import { acrossCard } from '../members/team.styles';
import type { Portraits } from '../portraitsOf';
import type { TeamMemberView } from '../teamViews';
import { Life, ListOfLives, OpeningHint } from './biography.styles';

/** Anchor of a member's life; that of the member is the code. */
function lifeId(code: string): string {
  return `${code}-life`;
}

/** Opens the life of a member, or closes it, in an entry of the history: back undoes it. */
function toggleLife(code: string, isOpen: boolean): void {
  chooseTab(isOpen ? '' : code);
  if (window.location.hash) return;
  try {
    // A closed life leaves no `#` behind.
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  } catch (error) {
    // Browsers refuse too many changes within seconds: the address stays as it is.
    console.warn(error);
  }
}

/** Who was in what is hidden now is nowhere: browsers take the focus away when they draw. */
function hasLostFocus(): boolean {
  const { activeElement, body } = document;
  return activeElement === body || Boolean(activeElement?.closest('[hidden]'));
}

/**
 * Code of the member that the address names, whose life is open; `''` if it names none. The focus goes to the life that
 * opens, and back to the member's name. `null` on the server and in the browser's first render, where the style sheet alone
 * shows the life.
 */
function useOpenedMember(members: readonly TeamMemberView[]): string | null {
  const [opened, setOpened] = useState<string | null>(null);
  useEffect(() => {
    const follow = () =>
      setOpened(members.find(({ code }) => `#${code}` === window.location.hash)?.code ?? '');
    // All cards are rendered again, in slices: nobody has asked for anything yet.
    startTransition(follow);
    return onAddressChange(follow);
  }, [members]);

  const before = useRef<string | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = opened;
    const life = document.getElementById(lifeId(opened ?? ''));
    if (life && last === null) {
      // The browser or Gatsby has scrolled to the portrait; in this frame Gatsby still gives the focus to the page as a whole.
      const frame = requestAnimationFrame(() => life.focus({ preventScroll: true }));
      return () => cancelAnimationFrame(frame);
    }
    if (life) {
      life.scrollIntoView({ block: 'nearest' });
      life.focus({ preventScroll: true });
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
  /** `null` before the page is hydrated. */
  isOpen: boolean | null;
};

function MemberWithLife({ member, isOpen, ...rest }: MemberProps) {
  const { t } = useTranslation();
  const isPrinted = useMediaQuery('print');
  const { code, name, role, biography } = member;

  function toggle(event: MouseEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    toggleLife(code, isOpen === true);
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
            aria-controls={lifeId(code)}
            onClick={toggle}
          >
            {name}
          </TextAnchor>
        }
        {...rest}
      >
        <OpeningHint aria-hidden data-open={isOpen || undefined}>
          {t('common:life')}
          <Icon name="caret-down" />
        </OpeningHint>
      </MemberCard>
      <Life
        id={lifeId(code)}
        role="group"
        aria-label={`${t('common:life')} – ${name}`}
        tabIndex={-1}
        hidden={isOpen === false && !isPrinted}
        onKeyDown={({ key }) => {
          if (key === 'Escape') toggleLife(code, true);
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
      </Life>
    </>
  );
}

type TeamLivesProps = Omit<MemberProps, 'member' | 'isOpen'> & { members: readonly TeamMemberView[] };

/** Members of the team, each with a short life that the name opens. It is the page's address while it is open. */
export function TeamLives({ members, ...rest }: TeamLivesProps) {
  const opened = useOpenedMember(members);
  return (
    <ListOfLives data-lives={opened === null ? 'links' : undefined}>
      {members.map((member) => (
        <li key={member.code}>
          <MemberWithLife
            member={member}
            isOpen={opened === null ? null : opened === member.code}
            {...rest}
          />
        </li>
      ))}
    </ListOfLives>
  );
}
