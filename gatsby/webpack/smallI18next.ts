import { type Change, rewritten } from './rewritten';

/** The browser has `Intl.PluralRules`; the rules are for dictionaries in formats before i18next's fourth. */
const pluralRules: Change[] = [
  { part: 'sets', written: /^var sets = \[[\s\S]*?^\}?\];$/m, instead: 'var sets = [];' },
  {
    part: '_rulesPluralsTypes',
    written: /^var _rulesPluralsTypes = \{[\s\S]*?^\};$/m,
    instead: 'var _rulesPluralsTypes = {};',
  },
];

/** A page has its dictionaries in its data: there is nothing to load from a server, and what asks for it is told so at once. */
const backend: Change = {
  part: 'Connector',
  written: /^var Connector = function \(_EventEmitter\) \{$[\s\S]*?^\}\(EventEmitter\);$/m,
  instead: `function Connector(backend, store, services) {
  var load = function (languages, namespaces, done) {
    done();
  };
  return Object.assign(new EventEmitter(), { state: {}, services: services, load: load, reload: load });
}`,
};

/** Formats in texts, `{{value, number}}`: the check of the dictionaries refuses them. */
const formats: Change = {
  part: 'Formatter',
  written: /^var Formatter = function \(\) \{$[\s\S]*?^\}\(\);$/m,
  instead: 'var Formatter;',
};

/**
 * i18next without what this site has no use for, 3.2 KB gzip. The minifier leaves out what nothing names any more.
 *
 * @throws UnknownSourceError naming the part that is not written as it was
 */
export function smallI18next(source: string): string {
  return rewritten('i18next', source, [...pluralRules, backend, formats]);
}
