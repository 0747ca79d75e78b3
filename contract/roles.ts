/**
 * Roles of the desk's accounts. In order, each may do what those before it may: an editor writes; a reviewer also approves what others wrote; a
 * publisher also publishes, takes back and lifts a hold; an administrator also manages accounts.
 */
export const roles = ['editor', 'reviewer', 'publisher', 'administrator'] as const;
