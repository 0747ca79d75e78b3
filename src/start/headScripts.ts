import { cookieTable } from '../cookies/cookieTable';
import { investorProfiles } from '../profiles/investorProfiles';
import { profileAttribute } from '../profiles/profileVisibility';
import { queryAttribute } from '../routes/queryString';

/*
 * Inline scripts of the head, run before the first paint. They are the same on every page, so that the content security policy needs one
 * hash. Reading cookies throws in sandboxed frames; where they are refused, the tab's name has the choices (`browserCookies.ts`). webpack
 * marks the scripts that it loads later.
 */

/**
 * For scripts that fail. Webpack would wait two minutes for one that failed before it listened; without the element it requests the script
 * again. A page whose start script is lost is loaded again, at most once a minute (behaviour.md §8).
 */
export const failedScriptScript = `addEventListener('error',function(e){var t=e.target;if(t.tagName!='SCRIPT')return;t.remove();if(t.src.indexOf(location.origin)||t.dataset.webpack||!navigator.onLine)return;try{var s=sessionStorage,n=Date.now();if(n-(s.script_reload_at||0)<6e4)return;s.script_reload_at=n;location.reload()}catch(e){}},true)`;

/** A press on a button before the start script has run is marked, and answered once it has. The form's button would leave the page. */
export const earlyPressScript = `addEventListener('click',function(e){var t=e.target,b=t.closest&&t.closest('button'),d=document.documentElement.dataset;if(b&&!('started'in d)){b.dataset.pressed='';e.preventDefault()}},true)`;

/**
 * The page is inert until the disclaimer is accepted. If the scripts that start the site are lost, nothing could show the disclaimer, and
 * the page is usable as it is without scripts.
 */
export const inertScript = `(function(d){var c='';try{c=document.cookie}catch(e){}if(/(?:^|; )${cookieTable.disclaimerValidated.name}=true(?:;|$)/.test(c+'; '+window.name))return;d.inert=true;addEventListener('error',function(e){var t=e.target;if(t.tagName=='SCRIPT'&&!t.src.indexOf(location.origin)&&!t.dataset.webpack)d.inert=false},true)})(document.documentElement)`;

/** Copies the profile from its cookie to `<html>`. */
export const profileScript = `(function(){var c='';try{c=document.cookie}catch(e){}var m=(c+'; '+window.name).match(/(?:^|; )${cookieTable.investorProfile.name}=(${investorProfiles.join('|')})(?:;|$)/);if(m)document.documentElement.setAttribute('${profileAttribute}',m[1])})()`;

/** Names the address's parameters on `<html>`: what an island shows for one is not preceded by what it shows without. */
export const queryScript = `document.documentElement.setAttribute('${queryAttribute}',[...new URLSearchParams(location.search).keys()].join(' '))`;

/** One element: the digest of each is in the headers of every answer. */
export const headScript = [
  failedScriptScript,
  earlyPressScript,
  inertScript,
  profileScript,
  queryScript,
].join(';');
