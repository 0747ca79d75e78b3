type Medium = 'video' | 'audio';

/** Hosts whose players are embedded, once the visitor agrees. Other players stay links. */
export const playerHosts: Readonly<Record<string, Medium>> = {
  'www.youtube-nocookie.com': 'video',
  'player.vimeo.com': 'video',
  // The company's own, if it has one.
  ...(process.env.GATSBY_PODCAST_HOST && { [process.env.GATSBY_PODCAST_HOST]: 'audio' }),
};

export function playerMedium(host: string): Medium | undefined {
  return Object.hasOwn(playerHosts, host) ? playerHosts[host] : undefined;
}
