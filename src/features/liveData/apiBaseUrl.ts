/** Written in its place by the build, which has checked it (`platform/environment/readEnvironment.ts`). */
const configured = process.env.GATSBY_API_BASE_URL;

/** Base URL of the browser's data calls, without a trailing slash; '' is the site's own origin. */
export const apiBaseUrl: string = configured?.trim() ?? '';
