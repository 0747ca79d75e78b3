import { cookieTable } from '../cookies/cookieTable';
import { investorProfiles } from './investorProfiles';
import { profileAttribute } from './profileVisibility';

/**
 * Runs in the head, before anything is painted: marks the document with the profile of the cookie, if it is one of ours.
 * The same on every page, so that one hash allows it in the content security policy.
 * Reading cookies throws in sandboxed frames: there the document stays as it is.
 */
export const profileScript = `(function(){try{var m=document.cookie.match(/(?:^|; )${cookieTable.investorProfile.name}=(${investorProfiles.join('|')})(?:;|$)/);if(m)document.documentElement.setAttribute('${profileAttribute}',m[1])}catch(e){}})()`;
