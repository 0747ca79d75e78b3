import { cookieTable } from '../cookies/cookieTable';

/** Deletes all cookies left by earlier tests. */
export function clearCookies(): void {
  for (const { name } of Object.values(cookieTable)) document.cookie = `${name}=; max-age=0; path=/`;
}
