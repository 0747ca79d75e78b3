import type { IGatsbyImageData } from 'gatsby-plugin-image';

export type TeamMemberView = {
  code: string;
  name: string;
  role: string;
  department: string;
  /** Sanitised HTML. */
  biography: string | null;
  portrait: IGatsbyImageData | null;
};
