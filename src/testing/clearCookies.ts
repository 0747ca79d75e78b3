import { cookieTable } from '../cookies/cookieTable';

/** A browser that keeps cookies, without those of earlier tests and what was kept in their place. */
export function clearCookies(): void {
  Reflect.deleteProperty(document, 'cookie');
  for (const { name } of Object.values(cookieTable)) document.cookie = `${name}=; max-age=0; path=/`;
  window.name = '';
}
