import { screen } from '@testing-library/react';
import { locales } from '../../i18n/locales';
import { renderPage } from '../../testing/renderPage';
import { ShareArticle } from './ShareArticle';

const shared = { title: 'Carnet de Hanoï', url: 'https://www.meridane.example/fr/actualites/carnet' };

/** Stands in for a device that shares; without a function there is none. */
function setDevice(share: jest.Mock | undefined) {
  if (share) Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  else Reflect.deleteProperty(navigator, 'share');
}

afterEach(() => setDevice(undefined));

test.each(locales)('links to mail and to the network, and says which one leaves the site (%s)', (locale) => {
  const { t, container } = renderPage(<ShareArticle {...shared} />, { locale });
  expect(screen.getByRole('region', { name: t('news:share.title') })).toBeVisible();
  expect(screen.getByRole('link', { name: t('news:share.mail') })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:\?subject=/),
  );
  const network = screen.getByRole('link', {
    name: `${t('news:share.linkedIn')} (${t('news:opensOutside')})`,
  });
  expect(network).toHaveAttribute('href', expect.stringMatching(/^https:\/\/www\.linkedin\.com\//));
  expect(network).toHaveAttribute('rel', 'noopener noreferrer');
  expect(container.querySelector('script, iframe, img')).toBeNull();
});

test('copies the address and says so', async () => {
  const { t, user } = renderPage(<ShareArticle {...shared} />);
  await user.click(screen.getByRole('button', { name: t('news:share.copy') }));
  expect(await navigator.clipboard.readText()).toBe(shared.url);
  expect(screen.getByText(t('news:share.copied'))).toBeVisible();
});

describe('what the device offers', () => {
  function renderDevice(share: jest.Mock | undefined) {
    setDevice(share);
    const page = renderPage(<ShareArticle {...shared} />);
    const name = page.t('news:share.device');
    return { ...page, button: () => screen.queryByRole('button', { name }) };
  }

  test('is not offered where there is nothing', () => {
    expect(renderDevice(undefined).button()).not.toBeInTheDocument();
  });

  test('is given title and address', async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    const { button, user, t } = renderDevice(share);
    await user.click(button()!);
    expect(share.mock.calls).toEqual([[shared]]);
    expect(screen.queryByText(t('news:share.failed'))).not.toBeInTheDocument();
  });

  test.each(['AbortError', 'InvalidStateError'])(
    'may be closed, or asked for twice, without a word (%s)',
    async (name) => {
      const share = jest.fn().mockRejectedValue(new DOMException('Closed', name));
      const { button, user, t } = renderDevice(share);
      await user.click(button()!);
      expect(screen.queryByText(t('news:share.failed'))).not.toBeInTheDocument();
    },
  );

  test('says so when it fails, and no longer when it is asked again', async () => {
    const refusal = new DOMException('Refused', 'NotAllowedError');
    const share = jest.fn().mockRejectedValueOnce(refusal).mockResolvedValue(undefined);
    const { button, user, t } = renderDevice(share);
    await user.click(button()!);
    expect(screen.getByText(t('news:share.failed'))).toBeVisible();
    await user.click(button()!);
    expect(screen.queryByText(t('news:share.failed'))).not.toBeInTheDocument();
  });
});
