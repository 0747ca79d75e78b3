/** @jest-environment jsdom */
import { editHtml } from './editHtml';

const red = '<style data-emotion="css red1">.css-red1{color:red;}</style>';
const blue = '<style data-emotion="css blue2">.css-blue2{color:blue;}</style>';
const reset = '<style data-emotion="css-global reset3">*{margin:0;}</style>';
const bothStyles =
  '<style data-page-styles="red1 blue2">.css-red1{color:red;}.css-blue2{color:blue;}</style>';

const pathScript = '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/fr";/*]]>*/</script>';
const sliceOf = (content: string) =>
  `<!-- slice-start id="_gatsby-scripts-1" -->${content}<!-- slice-end id="_gatsby-scripts-1" -->`;
const gatsbyScripts = sliceOf(
  '<script src="/runtime-0.js" async></script><script src="/app-0.js" async></script>',
);

type Parts = { head?: string; body?: string };

/** A page as Gatsby writes it. */
function pageOf({ head = '', body = red }: Parts): string {
  return `<html><head>${head}</head><body>${body}${pathScript}${gatsbyScripts}</body></html>`;
}

const scripts = ['/runtime-1.js', '/start-2.js'];

const edited = (html: string) => editHtml(html, 'fr/index.html', scripts);

/** The HTML before the scripts, at the end of the body. */
const beforeScripts = (html: string) => html.slice(0, html.indexOf('<!-- slice-start'));

it('takes out what React has left in front of letters of several bytes', () => {
  const html = edited(pageOf({ body: `${red}<p title="libert\0é">d\0\0’Asie</p>` }));
  expect(html).toContain('<p title="liberté">d’Asie</p>');
});

it('leaves a page that is edited already as it is', () => {
  const once = edited(pageOf({ body: `${red}<p>Fonds</p>` }));
  expect(edited(once)).toBe(once);
});

it.each([
  ['head with styles of Emotion behind it', pageOf({}).replace(red, '')],
  ['head with styles of Emotion behind it', pageOf({}).replace('</head>', '')],
  ['scripts of Gatsby', pageOf({}).replace('slice-end', 'slice')],
])('names the page that has no %s', (part, html) => {
  expect(() => edited(html)).toThrow(`The page fr/index.html has no ${part}`);
});

describe('styles', () => {
  const headAndBody = (head: string, body: string) => `<html><head>${head}</head><body>${body}`;

  it('are gathered in the order of the page', () => {
    const page = pageOf({ head: '<title>Fonds</title>', body: `${reset}<p>${red}a</p><p>${blue}b</p>` });
    expect(beforeScripts(edited(page))).toBe(
      headAndBody(
        '<title>Fonds</title><style data-page-styles="reset3 red1 blue2">*{margin:0;}.css-red1{color:red;}.css-blue2{color:blue;}</style>',
        '<p>a</p><p>b</p>',
      ),
    );
  });

  it('that a page and its slices share are taken once', () => {
    expect(beforeScripts(edited(pageOf({ body: `${red}${blue}${red}` })))).toBe(headAndBody(bothStyles, ''));
  });

  it('of a slice that was put in anew are added', () => {
    const once = edited(pageOf({}));
    const again = edited(once.replace('<body>', `<body>${red}${blue}`));
    expect(beforeScripts(again)).toBe(headAndBody(bothStyles, ''));
  });

  it('of an animation are not taken twice', () => {
    const turning =
      '<style data-emotion="css turn1 animation-a2">@keyframes animation-a2{}.css-turn1{}</style>';
    const once = edited(pageOf({ body: turning }));
    expect(once).toContain('<style data-page-styles="turn1 animation-a2">');
    expect(edited(once.replace('<body>', `<body>${turning}`))).toBe(once);
  });

  it.each(['$&', '$1', "$'"])('keep %s as it is', (content) => {
    const body = `<style data-emotion="css a1">.css-a1::after{content:"${content}";}</style>`;
    expect(edited(pageOf({ body }))).toContain(`content:"${content}"`);
  });
});

describe('the scripts of Gatsby', () => {
  it('are not in the page, but the marks between which it writes them anew', () => {
    const html = edited(pageOf({}));
    expect(html).not.toMatch(/app-0|gatsby-script-loader|pagePath/);
    expect(html).toContain('<!-- slice-start id="_gatsby-scripts-1" --><script>');
    expect(html).toContain('</script><!-- slice-end id="_gatsby-scripts-1" -->');
  });

  it('are taken out when they are written anew, as are start scripts of an earlier build', () => {
    const once = edited(pageOf({}));
    const marked = /(<!-- slice-start[^>]*>).*(<!-- slice-end)/;
    expect(edited(once.replace(marked, '$1<script src="/app-0.js" async></script>$2'))).toBe(once);
    expect(edited(editHtml(pageOf({}), 'fr/index.html', ['/start-1.js']))).toBe(once);
  });
});

describe('the start script', () => {
  /** The inline script that loads them. */
  const startScript = () => /<script>(.*?)<\/script>/.exec(edited(pageOf({})))?.[1] ?? '';

  const asked = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);

  beforeEach(() => {
    document.head.replaceChildren();
    jest.useFakeTimers();
  });

  afterEach(() => {
    Reflect.deleteProperty(window, 'PerformanceObserver');
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  const observe = jest.fn();

  /** Fakes a browser that reports paints; the returned function reports one. */
  function paintsAreTold(): () => void {
    let tell: () => void = () => undefined;
    window.PerformanceObserver = Object.assign(
      function (told: () => void) {
        tell = told;
        return { observe };
      },
      { supportedEntryTypes: ['paint'] },
    ) as unknown as typeof PerformanceObserver;
    return () => tell();
  }

  it('the page asks for its scripts, in their order and once, when it has been painted', () => {
    const painted = paintsAreTold();
    window.eval(startScript());
    expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true });
    expect(asked()).toEqual([]);
    painted();
    expect(asked()).toEqual(['/runtime-1.js', '/start-2.js']);
    painted();
    jest.runAllTimers();
    expect(asked()).toHaveLength(2);
  });

  it('a browser that does not tell when it paints asks for them soon after', () => {
    window.eval(startScript());
    expect(asked()).toEqual([]);
    jest.runAllTimers();
    expect(asked()).toEqual(['/runtime-1.js', '/start-2.js']);
  });

  it('a tab in the background, which paints nothing, asks at once', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    window.eval(startScript());
    expect(asked()).toEqual(['/runtime-1.js', '/start-2.js']);
  });
});
