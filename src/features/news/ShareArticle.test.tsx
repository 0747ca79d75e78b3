import { screen } from '@testing-library/react';
import { locales } from '../../i18n/locales';
import { leavePages } from '../../testing/leavePages';
import { renderHtml } from '../../testing/renderPage';
import { linkedInShareAddress, mailShareAddress, ShareArticle } from './ShareArticle';

const shared = { title: 'Carnet de Hanoï', url: 'https://www.meridane.example/fr/actualites/carnet' };

/** Fakes `navigator.share`; without a function the device cannot share. */
function setDevice(share: jest.Mock | undefined) {
  if (share) Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  else Reflect.deleteProperty(navigator, 'share');
}

leavePages();
afterEach(() => setDevice(undefined));

async function renderShare() {
  const page = renderHtml(<ShareArticle {...shared} />);
  (await import('../../start/copy')).startCopy();
  return page;
}

test.each(locales)('links to mail and to the network, and says which one leaves the site (%s)', (locale) => {
  const { t, container } = renderHtml(<ShareArticle {...shared} />, { locale });
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
  const { t, user } = await renderShare();
  await user.click(screen.getByRole('button', { name: t('news:share.copy') }));
  expect(await navigator.clipboard.readText()).toBe(shared.url);
  expect(screen.getByText(t('news:share.copied'))).toBeVisible();
});

describe('what the device offers', () => {
  async function renderDevice(share: jest.Mock | undefined) {
    setDevice(share);
    const page = await renderShare();
    const name = page.t('news:share.device');
    return { ...page, button: () => screen.queryByRole('button', { name }) };
  }

  test('is not offered where there is nothing', async () => {
    expect((await renderDevice(undefined)).button()).not.toBeInTheDocument();
  });

  test('is given title and address', async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    const { button, user, t } = await renderDevice(share);
    await user.click(button()!);
    expect(share.mock.calls).toEqual([[shared]]);
    expect(screen.queryByText(t('news:share.failed'))).not.toBeInTheDocument();
  });

  test.each(['AbortError', 'InvalidStateError'])(
    'may be closed, or asked for twice, without a word (%s)',
    async (name) => {
      const share = jest.fn().mockRejectedValue(new DOMException('Closed', name));
      const { button, user, t } = await renderDevice(share);
      await user.click(button()!);
      expect(screen.queryByText(t('news:share.failed'))).not.toBeInTheDocument();
    },
  );

  test('says so when it fails, and no longer when it is asked again', async () => {
    const refusal = new DOMException('Refused', 'NotAllowedError');
    const share = jest.fn().mockRejectedValueOnce(refusal).mockResolvedValue(undefined);
    const { button, user, t } = await renderDevice(share);
    await user.click(button()!);
    expect(screen.getByText(t('news:share.failed'))).toBeVisible();
    await user.click(button()!);
    expect(screen.queryByText(t('news:share.failed'))).not.toBeInTheDocument();
  });
});

test.each([
  ['Carnet de Hanoï', 'Carnet%20de%20Hano%C3%AF'],
  ['3 % & + = ? #', '3%20%25%20%26%20%2B%20%3D%20%3F%20%23'],
  ['a\r\nBcc: b@c.example&body=x', 'a%0D%0ABcc%3A%20b%40c.example%26body%3Dx'],
  ['half \ud800 a character', 'half%20%20a%20character'],
  ['whole \u{1f33f}', 'whole%20%F0%9F%8C%BF'],
])('a mail about %j has it as its subject, and nothing else of it', (title, subject) => {
  const url = 'https://www.meridane.example/fr/actualites/carnet?a=1&b=2#c';
  const address = mailShareAddress({ title, url });
  expect(address).toBe(`mailto:?subject=${subject}&body=${encodeURIComponent(url)}`);
  expect([...new URL(address).searchParams.keys()]).toEqual(['subject', 'body']);
});

test('a post has the whole address', () => {
  const url = 'https://www.meridane.example/fr/actualites/carnet?a=1&b=2#c';
  const address = new URL(linkedInShareAddress(url));
  expect(address.origin).toBe('https://www.linkedin.com');
  expect(address.searchParams.get('url')).toBe(url);
});

test('what the device may offer has its place in the HTML, where it is neither seen nor reached', () => {
  const { t, container } = renderHtml(<ShareArticle {...shared} />);
  const ways = [...container.querySelectorAll('li')];
  expect(ways).toHaveLength(4);
  expect(ways.at(-1)?.querySelector('button')).toHaveTextContent(t('news:share.device'));
  expect(ways.at(-1)).toHaveStyle({ visibility: 'hidden' });
  expect(ways.at(-1)).toHaveAttribute('data-needs-scripts');
});
