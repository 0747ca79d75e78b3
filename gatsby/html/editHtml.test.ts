/** @jest-environment jsdom */
import { editHtml, type EmotionRules } from './editHtml';

const emotion = (names: string, rules: string) => `<style data-emotion="m ${names}">${rules}</style>`;
const red = emotion('red1', '.m-red1{color:red;}');
const blue = emotion('blue2', '.m-blue2{margin:0;}');
const reset = '<style data-emotion="m-global reset3">*{padding:0;}</style>';
const inHead = (css: string) => `<style data-page-styles="">${css}</style>`;

const pathScript = '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/fr";/*]]>*/</script>';
const sliceOf = (content: string) =>
  `<!-- slice-start id="_gatsby-scripts-1" -->${content}<!-- slice-end id="_gatsby-scripts-1" -->`;
const gatsbyScripts = sliceOf(
  '<script src="/runtime-0.js" async></script><script src="/app-0.js" async></script>',
);

const redText = `${reset}${red}<p class="m-red1">a</p>`;

type Parts = { head?: string; body?: string };

/** A page as Gatsby writes it. */
function pageOf({ head = '', body = redText }: Parts): string {
  return `<html><head>${head}</head><body>${body}${pathScript}${gatsbyScripts}</body></html>`;
}

const scripts = ['/runtime-1.js', '/start-2.js'];

const edited = (html: string, known: EmotionRules = new Map()) =>
  editHtml(html, 'fr/index.html', scripts, known);

/** The HTML before the scripts, at the end of the body. */
const beforeScripts = (html: string) => html.slice(0, html.indexOf('<!-- slice-start'));

it('takes out what React has left in front of letters of several bytes', () => {
  const html = edited(pageOf({ body: `${reset}<p title="libert\0é">d\0\0’Asie</p>` }));
  expect(html).toContain('<p title="liberté">d’Asie</p>');
});

it('leaves a page that is edited already as it is', () => {
  const once = edited(pageOf({ body: `${reset}<p>Fonds</p>` }));
  expect(edited(once)).toBe(once);
});

it.each([
  ['head with styles of Emotion behind it', pageOf({ body: '' })],
  ['head with styles of Emotion behind it', pageOf({}).replace('</head>', '')],
  ['scripts of Gatsby', pageOf({}).replace('slice-end', 'slice')],
])('names the page that has no %s', (part, html) => {
  expect(() => edited(html)).toThrow(`The page fr/index.html has no ${part}`);
});

describe('styles', () => {
  const headAndBody = (head: string, body: string) => `<html><head>${head}</head><body>${body}`;

  const bothText = `${red}<p class="m-red1">a</p>${blue}<p class="m-blue2">b</p>`;
  const plainText = '<p class="m-red1">a</p><p class="m-blue2">b</p>';
  const bothStyles = inHead('*{padding:0}.m-red1{color:red}.m-blue2{margin:0}');

  it('are gathered in the order of the page', () => {
    const page = pageOf({ head: '<title>Fonds</title>', body: `${reset}${bothText}` });
    expect(beforeScripts(edited(page))).toBe(headAndBody(`<title>Fonds</title>${bothStyles}`, plainText));
  });

  it('that a page and its slices share are taken once', () => {
    const page = pageOf({ body: `${reset}${bothText}${reset}${red}` });
    expect(beforeScripts(edited(page))).toBe(headAndBody(bothStyles, plainText));
  });

  it('of a slice that was put in anew are those of a page that is made anew', () => {
    const known: EmotionRules = new Map();
    const once = edited(pageOf({ body: `<main>${reset}${red}<p class="m-red1">a</p></main>` }), known);
    const slice = `${reset}${blue}<p class="m-blue2">b</p>`;
    const anew = edited(pageOf({ body: `${slice}<main>${red}<p class="m-red1">a</p></main>` }));
    expect(edited(once.replace('<main>', `${slice}<main>`), known)).toBe(anew);
    expect(anew).toContain('.m-blue2{margin:0}.m-red1{color:red}');
  });

  it('of a slice that is gone leave', () => {
    const known: EmotionRules = new Map();
    const once = edited(pageOf({ body: `${reset}${bothText}` }), known);
    const again = edited(once.replace('<p class="m-blue2">b</p>', reset), known);
    expect(beforeScripts(again)).toBe(
      headAndBody(inHead('*{padding:0}.m-red1{color:red}'), '<p class="m-red1">a</p>'),
    );
  });

  it('of an animation come with its class', () => {
    const turning = emotion(
      'turn1 animation-a2',
      '@keyframes animation-a2{to{rotate:1turn}}.m-turn1{color:red}',
    );
    const html = edited(pageOf({ body: `${reset}${turning}<p class="m-turn1">a</p>` }));
    expect(html).toContain(
      inHead('@keyframes animation-a2{to{rotate:1turn}}*{padding:0}.m-turn1{color:red}'),
    );
  });

  it.each(['$&', '$1', "$'"])('keep %s as it is', (content) => {
    const body = `${reset}${emotion('a1', `.m-a1::after{content:"${content}";}`)}<p class="m-a1">a</p>`;
    expect(edited(pageOf({ body }))).toContain(`content:"${content}"`);
  });

  it('are those of one class an element, which has rules', () => {
    expect(() => edited(pageOf({ body: `${reset}<p class="m-red1">a</p>` }))).toThrow(
      'The class m-red1 has no rules',
    );
    const twice = `${reset}${red}${blue}<p class="m-red1 wide m-blue2">a</p>`;
    expect(() => edited(pageOf({ body: twice }))).toThrow('two classes of Emotion: m-red1 wide m-blue2');
  });

  it('do not ask html:has(…) with every change of the page', () => {
    const bodyOf = (rule: string) => `${reset}${emotion('a1', rule)}<p class="m-a1">a</p>`;
    const dear = 'html:has([open]) .m-a1{color:red}';
    expect(() => edited(pageOf({ body: bodyOf(dear) }))).toThrow('ask for an attribute of html first');
    const guarded = 'html[data-asked]:has([open]) .m-a1{color:red}';
    expect(edited(pageOf({ body: bodyOf(guarded) }))).toContain(guarded);
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
    expect(edited(editHtml(pageOf({}), 'fr/index.html', ['/start-1.js'], new Map()))).toBe(once);
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
