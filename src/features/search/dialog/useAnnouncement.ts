import { useEffect, useState } from 'react';

/** Milliseconds of rest before assistive technology is told: it would be told of every letter. */
export const announcementPause = 400;

/** The text, once it has stood for a while; nothing as soon as there is none, so that the same text is told again. */
export function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), announcementPause);
    return () => clearTimeout(timer);
  }, [text]);
  return text && announced;
}
