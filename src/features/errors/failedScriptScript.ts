/**
 * Inline script of the head that removes script elements that failed. Webpack would wait two minutes for one that
 * failed before it listened; without the element it requests the script again.
 */
export const failedScriptScript = `addEventListener('error',function(e){if(e.target.tagName=='SCRIPT')e.target.remove()},true)`;
