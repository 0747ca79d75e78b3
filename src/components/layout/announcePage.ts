/** The live region in which Gatsby tells assistive technology, in English, that a page has opened. */
const announcerId = 'gatsby-announcer';

/** Says the title of the page that has opened, in its own language, in place of Gatsby's sentence. */
export function announcePage(): void {
  // Gatsby writes its sentence in the next frame.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const announcer = document.getElementById(announcerId);
      const title = document.querySelector('h1')?.textContent ?? document.title;
      if (announcer) announcer.textContent = title;
    }),
  );
}
