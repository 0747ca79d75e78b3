export type TeamMemberView = {
  code: string;
  name: string;
  role: string;
  department: string;
  /** Sanitised HTML. */
  biography: string | null;
  hasPortrait: boolean;
};
