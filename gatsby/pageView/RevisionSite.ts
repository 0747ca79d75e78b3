import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentTypeOf } from '../../platform/http/contentTypes';
import type { Locale } from '../../src/i18n/locales';
import type { InvestorProfileCode } from '../../src/profiles/investorProfiles';
import { profileAttribute } from '../../src/profiles/profileVisibility';
import { brandTexts } from '../brand/brandImages';
import type { SitePlan } from '../planSite';
import type { GatsbyRenderer } from '../rendering/gatsbyRenderer';
import { SiteRenderer } from '../rendering/SiteRenderer';

export interface SiteFile {
  type: string;
  body: string | Buffer;
}

/** The profile for which the site is shown, and the address below which it is. */
export interface View {
  profile: InvestorProfileCode;
  /** Address below which all of the site is. */
  base: string;
}

interface PictureFolders {
  /** Folder of the live release, which has fonts, icons and most pictures. */
  live: string;
  /** Folder with all others. */
  pictures: string;
}

/** Scripts, and the questions that visitors answer first. */
const leftOut =
  /<script\b[\s\S]*?<\/script>|<!-- slice-start id="(entry-\w+-1)" -->[\s\S]*?<!-- slice-end id="\1" -->/g;

/**
 * The page as a profile sees it where no script runs. Links that lead to another address of the site stay below the base. All others open
 * a new window, which the frame does not allow.
 */
function shownIn({ profile, base }: View, html: string, isHere: (address: string) => boolean): string {
  return html
    .replace(leftOut, '')
    .replace('<html', `<html ${profileAttribute}="${profile}"`)
    .replace(/ (href|src)="([/#][^"]*)"/g, (whole, attribute: string, address: string) => {
      if (address.startsWith('#')) return `${whole} target="_self"`;
      return isHere(address) ? ` ${attribute}="${base}${address}" target="_self"` : whole;
    })
    .replaceAll('url(/static/', `url(${base}/static/`)
    .replace(/ srcSet="[^"]*"/g, (sizes) => sizes.replaceAll('/static/', `${base}/static/`))
    .replace('</head>', '<base target="_blank"></head>');
}

/** The site of a revision, as far as it is looked at. */
export class RevisionSite {
  private readonly renderer: SiteRenderer;

  constructor(
    renderer: GatsbyRenderer,
    private readonly plan: SitePlan,
    private readonly folders: PictureFolders,
  ) {
    this.renderer = new SiteRenderer(renderer, plan);
  }

  /** Addresses of a page, by locale. */
  pathsOf(identity: string): Partial<Record<Locale, string>> {
    const pages = this.plan.pages.filter((page) => page.identity === identity);
    return Object.fromEntries(pages.map((page) => [page.context.language, page.path]));
  }

  /** The file at an address of the site; undefined if there is none. */
  async file(address: string, view: View): Promise<SiteFile | undefined> {
    if (/^\/(?:sprites|static)\/(?:[\w-]+\/)*[\w-]+\.(?:svg|woff2|webp)$/.test(address))
      return this.asset(address);
    const text = brandTexts(this.plan.brand)[address];
    if (text !== undefined) return { type: contentTypeOf(address), body: text };
    return this.page(address, view);
  }

  private async page(address: string, view: View): Promise<SiteFile | undefined> {
    const { pages } = this.plan;
    const page = pages.find((candidate) => candidate.path === address);
    if (!page) return undefined;
    const paths = new Set(pages.map((other) => other.path));
    const isHere = (link: string) =>
      /^\/(?:brand|sprites|static)\//.test(link) || paths.has(link.replace(/[?#].*/, ''));
    const html = shownIn(view, await this.renderer.html(page), isHere);
    return { type: 'text/html; charset=utf-8', body: html };
  }

  private async asset(address: string): Promise<SiteFile | undefined> {
    const { live, pictures } = this.folders;
    for (const folder of [live, pictures]) {
      const body = await readFile(path.join(folder, address)).catch(() => undefined);
      if (body) return { type: contentTypeOf(address), body };
    }
    return undefined;
  }
}
