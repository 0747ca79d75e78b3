import type { ContentDraft, Person } from './contentDrafts';

/**
 * An account as Git names it. Accounts have no mail address: one whose name is such an address has that, others have their name at the site's
 * host, which is where the mail of most companies is.
 */
export function personOf(account: string, siteUrl: string): Person {
  if (/^[^@]+@[^@]+$/.test(account)) return { name: account, mail: account };
  const host = new URL(siteUrl).hostname.replace(/^www\./, '');
  return { name: account, mail: `${account.replaceAll('@', '-')}@${host}` };
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Names are compared too: the site's host may have changed since. */
export function isPerson(account: string, person: Person | null, siteUrl: string): boolean {
  return (
    person !== null && (isSame(person.name, account) || isSame(person.mail, personOf(account, siteUrl).mail))
  );
}

/** True if the account has written any of the draft's commits. */
export function isAuthor(account: string, { authors }: Pick<ContentDraft, 'authors'>, siteUrl: string) {
  return authors.some((author) => isPerson(account, author, siteUrl));
}
