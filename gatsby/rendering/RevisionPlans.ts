import { realpath } from 'node:fs/promises';
import { RecentValues } from '../../platform/RecentValues';
import { locales } from '../../src/i18n/locales';
import type { ContentApi } from '../contentApi/postToContentApi';
import { posting } from '../contentApi/runQuery';
import { fetchImages } from '../images/fetchImages';
import { type LocalePlan, planSite, type SitePlan } from '../planSite';
import type { Sanitise } from '../sanitise/sanitiseHtml';

/** Drafts that several people look at by turns, and what is published meanwhile. */
const plansKept = 3;

interface PlanOptions {
  siteUrl: string;
  sanitise: Sanitise;
  /** Folder that pictures are cut to which the live release has not. */
  pictures: string;
}

/** A revision of the content, from which a site is planned beside the one that is live. */
export interface PlannedRevision {
  contentApi: ContentApi;
  /** Folder of the live release. */
  live: string;
  /** `YYYY-MM-DD`: what is dated later is left out. */
  today: string;
}

/** Plans of revisions, for who renders one after the other: what a revision says never changes. */
export class RevisionPlans {
  private readonly plans = new RecentValues<Promise<SitePlan>>(plansKept);
  /** Each locale has the last and the one before: a draft is looked at by turns with what is live. */
  private readonly known = new RecentValues<LocalePlan>(2 * locales.length);

  constructor(private readonly options: PlanOptions) {}

  /** @throws Error that says what is wrong with the content */
  async get(asked: PlannedRevision): Promise<SitePlan> {
    const { contentApi, live, today } = asked;
    const { revision } = contentApi;
    if (revision === undefined) return this.plan(asked);
    return this.plans.get(`${revision} ${today} ${await realpath(live)}`, () => this.plan(asked));
  }

  private plan({ contentApi, live, today }: PlannedRevision): Promise<SitePlan> {
    const { siteUrl, sanitise, pictures } = this.options;
    const folders = { there: live, target: pictures };
    return planSite({
      ...{ contentApi, siteUrl, sanitise, today, known: this.known },
      run: posting(contentApi),
      images: (kind, urls) => fetchImages(contentApi, kind, urls, folders),
    });
  }
}
