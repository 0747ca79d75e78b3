import type { BrowserContext, Route } from '@playwright/test';

function leaves(address: string, origin: string): boolean {
  const { protocol, origin: requested } = new URL(address);
  return /^(?:https?|wss?):$/.test(protocol) && requested !== origin;
}

/** Addresses outside the site that any page of this visitor asks for, from now on. */
export function collectOutsideRequests(context: BrowserContext, origin: string): string[] {
  const addresses: string[] = [];
  context.on('request', (request) => {
    if (leaves(request.url(), origin)) addresses.push(request.url());
  });
  return addresses;
}

/** Answers in the place of every other site. */
export async function answerOutside(
  context: BrowserContext,
  origin: string,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await context.route((url) => leaves(url.href, origin), answer);
}
