import { Box } from '@chakra-ui/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { ReactNode } from 'react';
import { ResponsiveImage } from '../../components/ui/ResponsiveImage';
import { Initials } from './teamParts';
import type { TeamMemberView } from './teamViews';

/** Portraits by member, made by gatsby-plugin-image. */
export type Portraits = ReadonlyMap<string, IGatsbyImageData>;

function initialsOf(name: string): string {
  return name
    .split(/[\s-]+/)
    .map((word) => word[0])
    .join('');
}

type MemberCardProps = {
  member: TeamMemberView;
  portraits: Portraits;
  headingLevel: 2 | 3;
  /** The name, or a link that says it. */
  name: ReactNode;
  children?: ReactNode;
};

/** A member's portrait, name and role, to which an address can point. */
export function MemberCard({ member, portraits, headingLevel, name, children }: MemberCardProps) {
  const portrait = portraits.get(member.code);
  return (
    <Box id={member.code} position="relative">
      {portrait ? (
        <ResponsiveImage image={portrait} alt="" />
      ) : (
        <Initials aria-hidden>{initialsOf(member.name)}</Initials>
      )}
      <Box as={headingLevel === 2 ? 'h2' : 'h3'} textStyle="subheading" marginTop="4">
        {name}
      </Box>
      <Box as="p" textStyle="small" color="fg.muted">
        {member.role}
      </Box>
      {children}
    </Box>
  );
}
