/**
 * In place of `window.matchMedia`, which jsdom lacks: every query about the screen has the same answer, for ever. Nothing is
 * printed.
 */
export function mediaQueryList(matches: boolean): (media: string) => MediaQueryList {
  return (media) => {
    const list = { matches: matches && media !== 'print', media, onchange: null };
    return Object.assign(new EventTarget(), list) as MediaQueryList;
  };
}
