import type { Locale } from '../../src/i18n/locales';
import { editHtml } from '../html/editHtml';
import type { PageDefinition } from '../pages/pageDefinition';
import { sliceComponents, sliceContexts, sliceId, sliceNames } from '../slices/layoutSlices';
import type { SitePlan } from '../planSite';
import { type GatsbyRenderer, NotCompiled } from './gatsbyRenderer';

/** Gatsby marks with these elements where a slice goes once it is rendered. */
const slicePlace = /<slice-start id="([^"]+)-1"><\/slice-start>\s*<slice-end id="\1-1"><\/slice-end>/g;

/** Gatsby's own slice of scripts stays empty, as the page gets those of the site. */
const scriptsSlice: readonly [id: string, html: string] = ['_gatsby-scripts', ''];

/** Renders pages of a plan, to the same bytes as Gatsby's build. */
export class SiteRenderer {
  private readonly slices = new Map<Locale, Promise<ReadonlyMap<string, string>>>();

  constructor(
    private readonly renderer: GatsbyRenderer,
    private readonly plan: Pick<SitePlan, 'sources' | 'disclaimers'>,
  ) {}

  /** @throws NotCompiled where only Gatsby's build can make it */
  async html(page: PageDefinition): Promise<string> {
    const { language: locale } = page.context;
    const placed = Object.fromEntries(sliceNames.map((name) => [name, sliceId(name, locale)]));
    const bare = await this.renderer.page(page, placed);
    const slices = await this.slicesOf(locale);
    const whole = bare.replace(slicePlace, (_place, id: string) => {
      const slice = slices.get(id);
      if (slice === undefined) throw new NotCompiled(`the slice ${id} is unknown.`);
      return `<!-- slice-start id="${id}-1" -->${slice}<!-- slice-end id="${id}-1" -->`;
    });
    return editHtml(whole, page.path, this.renderer.startScripts, new Map());
  }

  /** Renders a locale's slices once. */
  private slicesOf(locale: Locale): Promise<ReadonlyMap<string, string>> {
    const made = this.slices.get(locale) ?? this.renderSlices(locale);
    this.slices.set(locale, made);
    return made;
  }

  private async renderSlices(locale: Locale): Promise<ReadonlyMap<string, string>> {
    const contexts = sliceContexts(this.plan, locale);
    const rendered = sliceNames.map(async (name) => {
      const id = sliceId(name, locale);
      return [id, await this.renderer.slice(id, sliceComponents[name], contexts[name])] as const;
    });
    return new Map([scriptsSlice, ...(await Promise.all(rendered))]);
  }
}
