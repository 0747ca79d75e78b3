import { blockCookies } from '../../testing/blockCookies';
import { clearCookies } from '../../testing/clearCookies';
import { makeStore, serverState } from '../makeStore';
import {
  disclaimerInvalidated,
  disclaimerSubmitted,
  investorProfileChosen,
  localeChosen,
  preferencesRead,
} from './preferencesSlice';
import { readPreferences } from './preferenceCookies';

const choice = { investorProfile: 'INSTIT', locale: 'it' } as const;

beforeEach(() => {
  clearCookies();
  document.documentElement.removeAttribute('data-profile');
});

afterEach(() => {
  jest.restoreAllMocks();
});

function openStore() {
  const store = makeStore(serverState);
  const written = jest.spyOn(document, 'cookie', 'set');
  return {
    dispatch: store.dispatch,
    preferences: () => store.getState().preferences,
    /** Cookies written so far, with their attributes. */
    written: () => written.mock.calls.map(([cookie]) => cookie),
  };
}

/** Valid for the whole site, and not sent with cross-site requests. */
function cookieLike(pair: string, days: number): string {
  return `${pair}; Max-Age=${days * 86_400}; Path=/; SameSite=Lax`;
}

describe('transitions of behaviour.md §4.3', () => {
  test('validating the disclaimer stores its flag, the locale and the profile', () => {
    const { dispatch, preferences, written } = openStore();
    dispatch(disclaimerSubmitted(choice));
    expect(preferences()).toEqual({ ...choice, disclaimerValidated: true, validatedHere: true });
    expect(written()).toEqual([
      cookieLike('locale=it', 365),
      cookieLike('investor_profile=INSTIT', 30),
      cookieLike('disclaimer_validated=true', 30),
    ]);
    expect(readPreferences()).toEqual({ ...choice, disclaimerValidated: true });
  });

  test('invalidating it stores false', () => {
    const { dispatch, preferences, written } = openStore();
    dispatch(disclaimerInvalidated());
    expect(preferences().disclaimerValidated).toBe(false);
    expect(written()).toEqual([cookieLike('disclaimer_validated=false', 30)]);
    expect(readPreferences().disclaimerValidated).toBe(false);
  });

  test('switching profile stores its cookie only', () => {
    const { dispatch, preferences, written } = openStore();
    dispatch(investorProfileChosen('PRO'));
    expect(preferences().investorProfile).toBe('PRO');
    expect(written()).toEqual([cookieLike('investor_profile=PRO', 30)]);
  });

  test('switching locale stores its cookie only', () => {
    const { dispatch, preferences, written } = openStore();
    dispatch(localeChosen('en'));
    expect(preferences().locale).toBe('en');
    expect(written()).toEqual([cookieLike('locale=en', 365)]);
  });

  test('reading writes nothing, and what no cookie holds stays as it is', () => {
    const { dispatch, preferences, written } = openStore();
    dispatch(investorProfileChosen('PRO'));
    const before = written().length;
    dispatch(preferencesRead({ disclaimerValidated: false }));
    expect(preferences()).toMatchObject({ investorProfile: 'PRO', disclaimerValidated: false });
    expect(written()).toHaveLength(before);
  });
});

describe('a visitor who validated on this page', () => {
  test('is not asked again where the initial data fails', () => {
    const { dispatch, preferences, written } = openStore();
    dispatch(disclaimerSubmitted(choice));
    const before = written().length;
    dispatch(disclaimerInvalidated());
    expect(preferences().disclaimerValidated).toBe(true);
    expect(written()).toHaveLength(before);
  });

  test('is not asked again where no cookie holds it', () => {
    const { dispatch, preferences } = openStore();
    dispatch(disclaimerSubmitted(choice));
    dispatch(preferencesRead({ disclaimerValidated: false }));
    expect(preferences().disclaimerValidated).toBe(true);
  });

  test('is known by this page only: another visit relies on the cookie', () => {
    const { dispatch, preferences } = openStore();
    dispatch(preferencesRead({ disclaimerValidated: true }));
    expect(preferences().validatedHere).toBe(false);
    dispatch(disclaimerInvalidated());
    expect(preferences().disclaimerValidated).toBe(false);
  });
});

describe('the document carries the profile, which decides what is shown', () => {
  const marked = () => document.documentElement.getAttribute('data-profile');

  test.each([
    ['switched', investorProfileChosen('PRO'), 'PRO'],
    ['submitted', disclaimerSubmitted(choice), 'INSTIT'],
    ['read', preferencesRead({ investorProfile: 'PRO' }), 'PRO'],
    ['read as the one that is the default', preferencesRead({}), 'RETAIL'],
  ] as const)('when it is %s', (_how, action, profile) => {
    openStore().dispatch(action);
    expect(marked()).toBe(profile);
  });

  test('not when something else is chosen', () => {
    openStore().dispatch(localeChosen('en'));
    expect(marked()).toBeNull();
  });
});

describe('cookies of an earlier visit', () => {
  test('none: nothing was chosen', () => {
    expect(readPreferences()).toEqual({ disclaimerValidated: false });
  });

  test.each(['ADMIN', 'retail', '', '{"a":1}', 'RETAIL;', '%E0%A4%A', 'constructor', 'x'.repeat(3000)])(
    'edited to %.12s count as absent',
    (value) => {
      for (const name of ['investor_profile', 'locale', 'disclaimer_validated']) {
        document.cookie = `${name}=${encodeURIComponent(value)}; path=/`;
      }
      expect(readPreferences()).toEqual({ disclaimerValidated: false });
    },
  );

  test.each(['True', 'TRUE', '1', 'yes', 'false', '"true"', ' '])(
    'only "true" validates the disclaimer, not %p',
    (value) => {
      document.cookie = `disclaimer_validated=${encodeURIComponent(value)}; path=/`;
      expect(readPreferences().disclaimerValidated).toBe(false);
    },
  );
});

test.each(['silently', 'with an error'] as const)(
  'where cookies are blocked %s choices hold on this page',
  (how) => {
    const { dispatch, preferences } = openStore();
    blockCookies(how);
    dispatch(disclaimerSubmitted(choice));
    dispatch(investorProfileChosen('PRO'));
    dispatch(localeChosen('en'));
    dispatch(preferencesRead(readPreferences()));
    expect(preferences()).toEqual({
      investorProfile: 'PRO',
      locale: 'en',
      disclaimerValidated: true,
      validatedHere: true,
    });
  },
);
