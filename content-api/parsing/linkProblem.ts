const allowed = /^(?:https:\/\/|mailto:|tel:|\/(?!\/)|#)/;

/** What is wrong with the target of a link, `null` when it may be published. */
export function unsafeLinkProblem(href: string): string | null {
  return allowed.test(href)
    ? null
    : `expected a link to https://…, to a path of the site (/…), to #…, mailto:… or tel:…, got "${href}"`;
}
