/**
 * Inline script of the head for scripts that fail. Webpack would wait two minutes for one that failed before it listened; without
 * the element it requests the script again. A page whose start script is lost is loaded again, at most once a minute (behaviour.md
 * §8); webpack marks those that it loads later.
 */
export const failedScriptScript = `addEventListener('error',function(e){var t=e.target;if(t.tagName!='SCRIPT')return;t.remove();if(t.src.indexOf(location.origin)||t.dataset.webpack||!navigator.onLine)return;try{var s=sessionStorage,n=Date.now();if(n-(s.script_reload_at||0)<6e4)return;s.script_reload_at=n;location.reload()}catch(e){}},true)`;
