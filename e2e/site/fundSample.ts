import type { Locale } from '../../src/i18n/locales';
import { samplePages } from './samplePages';
import type { SiteContent } from './siteContent';

type FundSample = 'fund' | 'share' | 'youngShare' | 'fundUnderInvestment';

/** Path of the sample page of a fund or share. */
export function fundSamplePath(name: FundSample, locale: Locale, content: SiteContent): string {
  return (
    samplePages.find((sample) => sample.name === name && sample.locale === locale)?.pathIn(content) ?? ''
  );
}
