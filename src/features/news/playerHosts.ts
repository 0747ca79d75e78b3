/** Hosts whose players are embedded, once the visitor agrees. Other players stay links. */
export const playerHosts = {
  'www.youtube-nocookie.com': 'video',
  'player.vimeo.com': 'video',
  'podcasts.meridane.example': 'audio',
} as const;

type PlayerHost = keyof typeof playerHosts;

export function isPlayerHost(host: string): host is PlayerHost {
  return Object.hasOwn(playerHosts, host);
}
