import type { Locale } from '../../src/i18n/locales';
import { editHtml, type EmotionRules } from '../html/editHtml';
import type { PageDefinition } from '../pages/pageDefinition';
import { type SliceName, sliceComponents, sliceContexts, sliceId, sliceNames } from '../slices/layoutSlices';
import type { SitePlan } from '../planSite';
import type { GatsbyRenderer } from './gatsbyRenderer';

/** A place of the layout, into which Gatsby puts the HTML of a slice once it is rendered; one of Gatsby's own takes the scripts. */
const slicePlace = /<slice-start id="([^"]+)-1"><\/slice-start>\s*<slice-end id="\1-1"><\/slice-end>/g;

const slicesOf = (locale: Locale) =>
  Object.fromEntries(sliceNames.map((name) => [name, sliceId(name, locale)]));

/** The HTML of pages of a plan, the same to the byte as that of Gatsby's build. */
export class SiteRenderer {
  private readonly slices = new Map<string, Promise<string>>();

  constructor(
    private readonly renderer: GatsbyRenderer,
    private readonly plan: Pick<SitePlan, 'sources' | 'disclaimers'>,
  ) {}

  /** @throws NotCompiled where only Gatsby's build can make it */
  async html(page: PageDefinition): Promise<string> {
    const { language: locale } = page.context;
    const bare = await this.renderer.page(page, slicesOf(locale));
    const known: EmotionRules = new Map();
    const slices = await this.slicesOf(locale);
    const whole = bare.replace(slicePlace, (_place, id: string) => {
      const slice = slices.get(id) ?? '';
      return `<!-- slice-start id="${id}-1" -->${slice}<!-- slice-end id="${id}-1" -->`;
    });
    return editHtml(whole, page.path, this.renderer.startScripts, known);
  }

  private async slicesOf(locale: Locale): Promise<ReadonlyMap<string, string>> {
    const made = await Promise.all(
      sliceNames.map(async (name) => [sliceId(name, locale), await this.slice(name, locale)] as const),
    );
    return new Map(made);
  }

  private slice(name: SliceName, locale: Locale): Promise<string> {
    const id = sliceId(name, locale);
    const made = this.slices.get(id) ?? this.renderSlice(name, locale);
    this.slices.set(id, made);
    return made;
  }

  private async renderSlice(name: SliceName, locale: Locale): Promise<string> {
    const contexts = sliceContexts(this.plan, locale);
    return this.renderer.slice(sliceId(name, locale), sliceComponents[name], contexts[name]);
  }
}
