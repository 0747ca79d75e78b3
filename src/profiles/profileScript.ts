import { cookieTable } from '../cookies/cookieTable';
import { investorProfiles } from './investorProfiles';
import { profileAttribute } from './profileVisibility';

/**
 * Inline script of the head, run before the first paint: copies the profile from its cookie to `<html>`. The same
 * on every page, so that the content security policy needs one hash. In sandboxed frames, where reading cookies
 * throws, nothing is set.
 */
export const profileScript = `(function(){try{var m=document.cookie.match(/(?:^|; )${cookieTable.investorProfile.name}=(${investorProfiles.join('|')})(?:;|$)/);if(m)document.documentElement.setAttribute('${profileAttribute}',m[1])}catch(e){}})()`;
