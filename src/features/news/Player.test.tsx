import { screen } from '@testing-library/react';
import { type Locale, locales } from '../../i18n/locales';
import { clearCookies } from '../../testing/clearCookies';
import { leavePages } from '../../testing/leavePages';
import { renderHtml } from '../../testing/renderPage';
import { readConsent, writeConsent } from '../consent/consentCookie';
import { ConsentPreferences } from '../consent/ConsentPreferences';
import { Player } from './Player';

const host = 'www.youtube-nocookie.com';
const part = { kind: 'player', src: `https://${host}/embed/Hx2bR9_wLpA`, host } as const;

async function startConsent() {
  (await import('../../start/startConsent')).startConsent();
}

/** Chooses in another tab, from which the visitor returns. */
function consent(video: boolean) {
  writeConsent({ analytics: false, video });
  window.dispatchEvent(new Event('pageshow'));
}

async function renderPlayer(locale: Locale = 'fr') {
  const page = renderHtml(
    <>
      <Player part={part} title="Carnet de Hanoï" media="VIDEO" />
      <ConsentPreferences locale={locale} />
    </>,
    { locale },
  );
  const { t } = page;
  await startConsent();
  const name = t('news:playerTitle', { title: 'Carnet de Hanoï', host });
  return {
    ...page,
    name,
    frame: () => screen.queryByTitle(name),
    playButton: () => screen.queryByRole('button', { name: t('news:playHere') }),
  };
}

leavePages();
beforeEach(clearCookies);

describe.each(locales)('in %s', (locale) => {
  test('says what is played from where, and asks nothing of the host unasked', async () => {
    const { t, container } = await renderPlayer(locale);
    expect(container.querySelector('iframe')).toBeNull();
    expect(screen.getByText(t('news:playerLabel', { media: t('news:media.VIDEO'), host }))).toBeVisible();
    expect(screen.getByText(t('news:playerNotice', { host }))).toBeVisible();
    const link = screen.getByRole('link', {
      name: `${t('news:openPlayer', { host })} (${t('news:opensOutside')})`,
    });
    expect(link).toHaveAttribute('href', part.src);
  });

  test('is played at once with consent to videos', async () => {
    const { name } = await renderPlayer(locale);
    consent(true);
    const frame = await screen.findByTitle(name);
    expect(frame).toHaveAttribute('src', part.src);
    expect(frame).toHaveAttribute('loading', 'lazy');
    expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  });
});

test('is played when asked for, and takes the focus of the button', async () => {
  const { user, name, playButton } = await renderPlayer();
  await user.click(playButton()!);
  expect(await screen.findByTitle(name)).toHaveFocus();
  expect(readConsent()).toBeNull();
});

test('asking for one player loads no other', async () => {
  const { user } = renderHtml(
    <>
      <Player part={part} title="Un" media="VIDEO" />
      <Player part={part} title="Deux" media="VIDEO" />
    </>,
  );
  await startConsent();
  await user.click(screen.getAllByRole('button', { name: 'Lire ici' })[0]!);
  expect(await screen.findByTitle(/Un/)).toBeVisible();
  expect(screen.queryByTitle(/Deux/)).not.toBeInTheDocument();
});

test('refusing takes the player away, whether it was allowed or asked for', async () => {
  const { user, name, frame, playButton } = await renderPlayer();
  await user.click(playButton()!);
  await screen.findByTitle(name);
  consent(false);
  expect(frame()).not.toBeInTheDocument();
  consent(true);
  expect(frame()).toBeInTheDocument();
  consent(false);
  expect(frame()).not.toBeInTheDocument();
  expect(playButton()).toBeVisible();
});

test('a choice that is read again from its cookie does not stop what plays', async () => {
  writeConsent({ analytics: false, video: false });
  const { user, name, frame, playButton } = await renderPlayer();
  await user.click(playButton()!);
  await screen.findByTitle(name);
  consent(false);
  expect(frame()).toBeInTheDocument();
});

test('leads to the choice by service', async () => {
  const { user, t } = await renderPlayer();
  await user.click(screen.getByRole('button', { name: t('news:manageCookies') }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test.each(['video.example', 'constructor', 'youtube-nocookie.com.example'])(
  'a player of another host, %s, stays a link',
  (other) => {
    const of = { kind: 'player', src: `https://${other}/embed/1`, host: other } as const;
    const { container, t } = renderHtml(<Player part={of} title="Carnet de Hanoï" media="VIDEO" />);
    expect(container.querySelector('iframe, template')).toBeNull();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(
      screen.getByRole('link', {
        name: `${t('news:openPlayer', { host: other })} (${t('news:opensOutside')})`,
      }),
    ).toHaveAttribute('href', of.src);
  },
);
