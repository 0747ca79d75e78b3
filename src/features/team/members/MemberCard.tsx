import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { Heading } from '../../../components/ui/Heading';
import { Note } from '../../../components/ui/layout';
import { ResponsiveImage } from '../../../components/ui/ResponsiveImage';
import { Initials } from './team.styles';
import type { TeamMemberView } from '../teamViews';

/** Three letters at most, which is what the place of a portrait holds: of long names the first two and the last. */
function initialsOf(name: string): string {
  const initials = name.split(/[\s-]+/).map((word) => word.charAt(0));
  return [...initials.slice(0, 2), ...initials.slice(2).slice(-1)].join('');
}

type MemberCardProps = {
  member: TeamMemberView;
  /** The name, as text or as a link. */
  name: ReactNode;
  children?: ReactNode;
};

/** A member's portrait, name and role; its id is the member's code. */
export function MemberCard({ member, name, children }: MemberCardProps) {
  return (
    <Box id={member.code} position="relative">
      {member.portrait ? (
        <ResponsiveImage image={member.portrait} alt="" />
      ) : (
        <Initials aria-hidden>{initialsOf(member.name)}</Initials>
      )}
      <Heading textStyle="subheading" marginTop="4">
        {name}
      </Heading>
      <Note dir="auto">{member.role}</Note>
      {children}
    </Box>
  );
}
