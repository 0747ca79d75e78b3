/**
 * Inline script of the head. Gatsby's router decodes the path as it loads: at an address that cannot be decoded, such as
 * `/fr/%E9`, no script of the error page would start. Its signs are read as they are written.
 */
export const pathScript = `try{decodeURI(location.pathname)}catch(e){history.replaceState(null,'',location.pathname.replace(/%/g,'%25')+location.search+location.hash)}`;
