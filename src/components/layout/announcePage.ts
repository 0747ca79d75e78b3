/** Gatsby's live region, which announces new pages in English. */
const announcerId = 'gatsby-announcer';

/** Announces the title of the new page in its own language, instead of Gatsby's sentence. */
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
