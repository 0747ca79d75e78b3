import { act, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { type Locale, locales } from '../../i18n/locales';
import { consentChosen } from '../../store/consent/consentSlice';
import { makeStore } from '../../store/makeStore';
import { renderPage } from '../../testing/renderPage';
import { Player } from './Player';

const host = 'www.youtube-nocookie.com';
const part = { kind: 'player', src: `https://${host}/embed/Hx2bR9_wLpA`, host } as const;

type Played = { locale?: Locale; of?: ComponentProps<typeof Player>['part'] };

function renderPlayer({ locale = 'fr', of = part }: Played = {}) {
  const store = makeStore();
  const page = renderPage(<Player part={of} title="Carnet de Hanoï" media="VIDEO" />, { locale, store });
  const { t } = page;
  return {
    ...page,
    consent: (video: boolean) =>
      act(() => {
        store.dispatch(consentChosen({ analytics: false, video }));
      }),
    frame: () => screen.queryByTitle(t('news:playerTitle', { title: 'Carnet de Hanoï', host: of.host })),
    playButton: () => screen.queryByRole('button', { name: t('news:playHere') }),
  };
}

describe.each(locales)('in %s', (locale) => {
  test('says what is played from where, and asks nothing of the host unasked', () => {
    const { t, container } = renderPlayer({ locale });
    expect(container.querySelector('iframe')).toBeNull();
    expect(screen.getByText(t('news:playerLabel', { media: t('news:media.VIDEO'), host }))).toBeVisible();
    expect(screen.getByText(t('news:playerNotice', { host }))).toBeVisible();
    const link = screen.getByRole('link', {
      name: `${t('news:openPlayer', { host })} (${t('news:opensOutside')})`,
    });
    expect(link).toHaveAttribute('href', part.src);
  });

  test('is played at once with consent to videos', () => {
    const { consent, frame, playButton } = renderPlayer({ locale });
    consent(true);
    expect(frame()).toHaveAttribute('src', part.src);
    expect(frame()).toHaveAttribute('loading', 'lazy');
    expect(frame()).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    expect(playButton()).not.toBeInTheDocument();
  });
});

test('is played when asked for, and takes the focus of the button', async () => {
  const { user, frame, playButton, store } = renderPlayer();
  await user.click(playButton()!);
  expect(frame()).toHaveFocus();
  expect(store.getState().consent.choice).toBeNull();
});

test('asking for one player loads no other', async () => {
  const { container, user } = renderPage(
    <>
      <Player part={part} title="Un" media="VIDEO" />
      <Player part={part} title="Deux" media="VIDEO" />
    </>,
  );
  await user.click(screen.getAllByRole('button', { name: 'Lire ici' })[0]!);
  expect(container.querySelectorAll('iframe')).toHaveLength(1);
});

test('refusing takes the player away, whether it was allowed or asked for', async () => {
  const { user, consent, frame, playButton } = renderPlayer();
  await user.click(playButton()!);
  consent(false);
  expect(frame()).not.toBeInTheDocument();
  consent(true);
  expect(frame()).toBeInTheDocument();
  consent(false);
  expect(frame()).not.toBeInTheDocument();
  expect(playButton()).toBeVisible();
});

test('a choice that is read again from its cookie does not stop what plays', async () => {
  const { user, consent, frame, playButton } = renderPlayer();
  consent(false);
  await user.click(playButton()!);
  consent(false);
  expect(frame()).toBeInTheDocument();
});

test('leads to the choice by service', async () => {
  const { user, store, t } = renderPlayer();
  await user.click(screen.getByRole('button', { name: t('news:manageCookies') }));
  expect(store.getState().consent.preferencesOpen).toBe(true);
});

test.each(['video.example', 'constructor', 'youtube-nocookie.com.example'])(
  'a player of another host, %s, stays a link',
  (other) => {
    const of = { kind: 'player', src: `https://${other}/embed/1`, host: other } as const;
    const { consent, container, t, playButton } = renderPlayer({ of });
    consent(true);
    expect(container.querySelector('iframe')).toBeNull();
    expect(playButton()).not.toBeInTheDocument();
    expect(
      screen.getByRole('link', {
        name: `${t('news:openPlayer', { host: other })} (${t('news:opensOutside')})`,
      }),
    ).toHaveAttribute('href', of.src);
  },
);
