/**
 * Runs in the head: takes script elements that fail out of the page. Webpack would wait two minutes for one that failed
 * before it had begun to listen; without the element it asks for the script again.
 */
export const failedScriptScript = `addEventListener('error',function(e){if(e.target.tagName=='SCRIPT')e.target.remove()},true)`;
