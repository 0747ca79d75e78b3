import { createHash } from 'node:crypto';

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** Types that no browser runs. Anything else may be a script and needs a hash. */
const dataType = /\stype="application\/(?:ld\+)?json"/;

const otherSource = /\ssrc=/;

/** A cheap test that rarely matches; only then are the tags read. */
const mayBeHandler = /[\s"'/]on[a-z]+\s*=/i;

const tag = /<[a-z][^\s"'<>/=]*((?:[^"'<>]|"[^"]*"|'[^']*')*)>/gi;

const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=`]+))?/g;

/** The inline scripts that a browser would run. */
export function executableScripts(html: string): string[] {
  return [...html.matchAll(script)].flatMap(([, attributes = '', text = '']) =>
    otherSource.test(attributes) || dataType.test(attributes) ? [] : [text],
  );
}

/** Format of content security policies: `sha256-` and the digest in base64. */
export function scriptHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/**
 * The first attribute that would run a script, such as `onclick`. No hash of a policy allows it: it would do nothing.
 * @returns undefined where there is none
 */
export function eventHandlerIn(html: string): string | undefined {
  const markup = html.replace(script, '').replace(/<style\b[^>]*>[\s\S]*?<\/style>/g, '');
  if (!mayBeHandler.test(markup)) return undefined;
  for (const [, attributes = ''] of markup.matchAll(tag)) {
    for (const [, name = ''] of attributes.matchAll(attribute)) {
      if (/^on[a-z]+$/i.test(name)) return name;
    }
  }
  return undefined;
}
