import type { ImageView } from '../../components/ui/ResponsiveImage';

export type TeamMemberView = {
  code: string;
  name: string;
  role: string;
  department: string;
  /** Sanitised HTML. */
  biography: string | null;
  /** The home leaves it out, and leads to it. */
  hasBiography: boolean;
  portrait: ImageView | null;
};
