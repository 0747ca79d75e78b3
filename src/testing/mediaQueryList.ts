/** Stands in for `window.matchMedia`, which jsdom lacks: print never matches, every other query gives the same fixed answer. */
export function mediaQueryList(matches: boolean): (media: string) => MediaQueryList {
  return (media) => {
    const list = { matches: matches && media !== 'print', media, onchange: null };
    return Object.assign(new EventTarget(), list) as MediaQueryList;
  };
}
