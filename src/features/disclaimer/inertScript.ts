import { cookieTable } from '../../cookies/cookieTable';

/**
 * Inline script of the head, run before the first paint: the page is inert until the disclaimer is accepted. The same on
 * every page, so that the content security policy needs one hash. If the scripts that start the site are lost, nothing
 * could show the disclaimer, and the page is usable as it is without scripts; webpack marks those that it loads later.
 */
export const inertScript = `(function(d){var c='';try{c=document.cookie}catch(e){}if(/(?:^|; )${cookieTable.disclaimerValidated.name}=true(?:;|$)/.test(c+'; '+window.name))return;d.inert=true;addEventListener('error',function(e){var t=e.target;if(t.tagName=='SCRIPT'&&!t.src.indexOf(location.origin)&&!t.dataset.webpack)d.inert=false},true)})(document.documentElement)`;
