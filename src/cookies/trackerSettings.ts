export type TrackerSettings = {
  matomo: { url: string; siteId: string } | null;
  gaId: string | null;
};

/** The build has replaced the variables and validated them; empty means not set. */
export function trackerSettings(): TrackerSettings {
  const url = process.env.GATSBY_MATOMO_URL?.trim();
  const siteId = process.env.GATSBY_MATOMO_SITE_ID?.trim();
  const gaId = process.env.GATSBY_GA_ID?.trim();
  return { matomo: url && siteId ? { url, siteId } : null, gaId: gaId || null };
}
