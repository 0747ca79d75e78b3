import { fireEvent } from '@testing-library/react';
import { writeCookie } from '../cookies/browserCookies';
import { profileAttribute } from '../profiles/profileVisibility';
import { queryAttribute } from '../routes/queryString';
import { blockCookies } from '../testing/blockCookies';
import { clearCookies } from '../testing/clearCookies';
import { spyOnLocation } from '../testing/spyOnLocation';
import { failedScriptScript, headScript, inertScript, profileScript, queryScript } from './headScripts';

const page = document.documentElement;

const refusals = ['silently', 'with an error'] as const;

let reload: ReturnType<typeof spyOnLocation>;

beforeAll(() => void window.eval(failedScriptScript));

beforeEach(() => {
  clearCookies();
  sessionStorage.clear();
  reload = spyOnLocation('reload');
});

afterEach(() => {
  jest.restoreAllMocks();
});

function failScript(src: string, attributes: Record<string, string> = {}): HTMLScriptElement {
  // jsdom does not fetch it.
  const script = Object.assign(document.createElement('script'), { type: 'text/plain', src });
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  document.head.append(script);
  fireEvent.error(script);
  return script;
}

test('no script needs escaping in HTML', () => {
  expect(headScript).not.toMatch(/<\/|<!--/);
});

describe('a script that fails', () => {
  test('is taken out, and nothing else', () => {
    const image = document.createElement('img');
    document.body.append(image);
    fireEvent.error(image);
    fireEvent.error(window);
    expect(image).toBeInTheDocument();
    expect(failScript('/component-1.js', { 'data-webpack': 'site:1' })).not.toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
  });

  test('loads the page again if it starts it, at most once a minute', () => {
    jest.useFakeTimers();
    failScript('/start-1.js');
    expect(reload).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(59_999);
    failScript('/start-1.js');
    expect(reload).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    failScript('/start-1.js');
    expect(reload).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
  });

  test('is no reason to load it again if it is of another site', () => {
    failScript('https://statistics.example/tag.js');
    expect(reload).not.toHaveBeenCalled();
  });

  test('leaves the page offline', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    failScript('/start-1.js');
    expect(reload).not.toHaveBeenCalled();
  });

  test('leaves the page where storage is refused: nothing would stop it from loading again and again', () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    failScript('/start-1.js');
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('the page is inert', () => {
  /** True if it is after the script has run, with this cookie. */
  function isInert(cookie?: string): boolean {
    page.inert = false;
    if (cookie) document.cookie = cookie;
    window.eval(inertScript);
    return page.inert;
  }

  test('for no one who has accepted', () => {
    document.cookie = 'locale=it';
    expect(isInert('disclaimer_validated=true')).toBe(false);
  });

  test.each([
    'locale=fr',
    'disclaimer_validated=false',
    'disclaimer_validated=trueish',
    'xdisclaimer_validated=true',
  ])('for others: %s', (cookie) => {
    expect(isInert(cookie)).toBe(true);
  });

  test.each(refusals)('where cookies are refused %s until the tab has accepted', (how) => {
    blockCookies(how);
    expect(isInert()).toBe(true);
    writeCookie('disclaimerValidated', 'true');
    expect(isInert()).toBe(false);
  });

  test('until a script is lost that starts the site', () => {
    isInert('locale=fr');
    failScript('/component---1.js', { 'data-webpack': 'site:1' });
    failScript('https://statistics.example/tag.js');
    fireEvent.error(window);
    expect(page.inert).toBe(true);
    failScript('/app-1.js');
    expect(page.inert).toBe(false);
  });
});

/** Runs as an element, as in the head: what it throws is no error of the test. */
function run(text: string): void {
  const script = document.createElement('script');
  script.textContent = text;
  document.head.append(script);
  script.remove();
}

describe('the profile on the document', () => {
  beforeEach(() => {
    document.cookie = 'xinvestor_profile=; max-age=0';
  });

  /** The attribute after the script has run with these cookies. */
  function markedProfile(cookies: readonly string[] = []): string | null {
    page.removeAttribute(profileAttribute);
    for (const cookie of cookies) document.cookie = cookie;
    run(profileScript);
    return page.getAttribute(profileAttribute);
  }

  test.each(['RETAIL', 'INSTIT', 'PRO'])('is %s where its cookie says so', (profile) => {
    expect(markedProfile([`investor_profile=${profile}`])).toBe(profile);
  });

  test('is that of its cookie among others', () => {
    expect(markedProfile(['locale=it', 'investor_profile=PRO', 'xinvestor_profile=INSTIT'])).toBe('PRO');
  });

  test.each([
    ['no cookie', []],
    ['an unknown profile', ['investor_profile=ADMIN']],
    ['more than a profile', ['investor_profile=PROFESSIONAL']],
    ['another case', ['investor_profile=pro']],
    ['markup', ['investor_profile="PRO><script>"']],
    ['another cookie that ends alike', ['xinvestor_profile=PRO']],
  ])('is none with %s', (_case, cookies) => {
    expect(markedProfile(cookies)).toBeNull();
  });

  test.each(refusals)('is that of the tab where cookies are refused %s, and nothing throws', (how) => {
    const faults = jest.fn();
    window.addEventListener('error', faults);
    blockCookies(how);
    expect(markedProfile()).toBeNull();
    writeCookie('locale', 'it');
    writeCookie('investorProfile', 'PRO');
    expect(markedProfile()).toBe('PRO');
    expect(faults).not.toHaveBeenCalled();
    window.removeEventListener('error', faults);
  });
});

test.each([
  ['', ''],
  ['?shares=ZZ1,ZZ2&utm_source=letter', 'shares utm_source'],
  ['?profile="><script>&%=', 'profile %'],
])('the document has the names of the parameters of "%s"', (search, names) => {
  window.history.replaceState(null, '', `/fr${search}`);
  run(queryScript);
  expect(page).toHaveAttribute(queryAttribute, names);
});
