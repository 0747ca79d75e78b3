import { cookieTable } from '../cookies/cookieTable';
import { investorProfiles } from './investorProfiles';
import { profileAttribute } from './profileVisibility';

/**
 * Inline script of the head, run before the first paint: copies the profile from its cookie to `<html>`. The same
 * on every page, so that the content security policy needs one hash. Reading cookies throws
 * in sandboxed frames; where they are refused the tab's name has the choice (`browserCookies.ts`).
 */
export const profileScript = `(function(){var c='';try{c=document.cookie}catch(e){}var m=(c+'; '+window.name).match(/(?:^|; )${cookieTable.investorProfile.name}=(${investorProfiles.join('|')})(?:;|$)/);if(m)document.documentElement.setAttribute('${profileAttribute}',m[1])})()`;
