/** Inlined and checked by the build (`platform/environment/readEnvironment.ts`). */
const configured = process.env.GATSBY_API_BASE_URL;

/** Base URL for requests from the browser, without a trailing slash; '' for the site's own origin. */
export const apiBaseUrl: string = configured?.trim() ?? '';
