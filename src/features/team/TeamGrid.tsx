import { Box, chakra } from '@chakra-ui/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { ResponsiveImage } from '../../components/ui/ResponsiveImage';
import { RichText } from '../../components/ui/RichText';
import type { TeamMemberView } from './teamViews';

/** Portraits by member, made by gatsby-plugin-image. */
export type Portraits = ReadonlyMap<string, IGatsbyImageData>;

const List = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: { base: '6', lg: '10' },
    rowGap: '12',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    },
  },
});

const Initials = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '4 / 5',
    bg: 'bg.cool',
    color: 'fg.title',
    textStyle: 'title',
  },
});

const Life = chakra('details', {
  base: {
    marginTop: '3',
    textStyle: 'small',
    '& summary': {
      cursor: 'pointer',
      color: 'link',
      paddingBlock: '1',
      textDecoration: 'underline',
      textUnderlineOffset: '0.22em',
    },
    '&[open] summary': { marginBottom: '2' },
  },
});

function initialsOf(name: string): string {
  return name
    .split(/[\s-]+/)
    .map((word) => word[0])
    .join('');
}

type MemberProps = { member: TeamMemberView; portraits: Portraits; lifeLabel: string; headingLevel: 2 | 3 };

function Member({ member, portraits, lifeLabel, headingLevel }: MemberProps) {
  const portrait = portraits.get(member.code);
  return (
    <Box as="li" id={member.code}>
      {portrait ? (
        <ResponsiveImage image={portrait} alt="" />
      ) : (
        <Initials aria-hidden>{initialsOf(member.name)}</Initials>
      )}
      <Box as={headingLevel === 2 ? 'h2' : 'h3'} textStyle="subheading" marginTop="4">
        {member.name}
      </Box>
      <Box as="p" textStyle="small" color="fg.muted">
        {member.role}
      </Box>
      {member.biography && (
        <Life>
          <summary aria-label={`${lifeLabel} – ${member.name}`}>{lifeLabel}</summary>
          <RichText html={member.biography} />
        </Life>
      )}
    </Box>
  );
}

type TeamGridProps = Omit<MemberProps, 'member'> & { members: readonly TeamMemberView[] };

/** Members of the team with portrait, role and a short life that unfolds. */
export function TeamGrid({ members, ...rest }: TeamGridProps) {
  return (
    <List>
      {members.map((member) => (
        <Member key={member.code} member={member} {...rest} />
      ))}
    </List>
  );
}
