import { cookieTable } from '../cookies/cookieTable';

/** Forgets every choice that an earlier test has left. */
export function clearCookies(): void {
  for (const { name } of Object.values(cookieTable)) document.cookie = `${name}=; max-age=0; path=/`;
}
