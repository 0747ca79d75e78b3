import * as v from 'valibot';

/** Possible mistakes that somebody should look at. The desk words them in its reader's language. */
export const publishWarningSchema = v.variant('about', [
  v.object({ about: v.literal('short-page'), path: v.string(), characters: v.number() }),
  /** Only its translations link to it, if any page does. */
  v.object({ about: v.literal('unlinked-page'), path: v.string() }),
  v.object({
    about: v.literal('untranslated'),
    /** The folder of the content: `news`. */
    kind: v.string(),
    title: v.string(),
    locales: v.array(v.string()),
  }),
  v.object({
    about: v.literal('unnamed'),
    /** A document of the content whose metadata lack these. */
    file: v.string(),
    missing: v.array(v.picklist(['title', 'language'])),
  }),
  /** A duty that the content misses by now: a NAV that is late, a document that is due again, terms of settlement to look at. */
  v.object({ about: v.literal('overdue'), what: v.string(), of: v.string(), date: v.string() }),
  /** Documents without a text: pictures of a scanner. */
  v.object({ about: v.literal('uncompared'), files: v.array(v.string()) }),
  /** A mandatory column of a FinDatEx template, without which its file is not there. */
  v.object({
    about: v.literal('unfilled'),
    of: v.string(),
    template: v.string(),
    column: v.string(),
    /** File of the content, and its field. */
    written: v.string(),
    expected: v.string(),
  }),
  /** Files that are in no commit, so in no release. */
  v.object({ about: v.literal('uncommitted'), files: v.array(v.string()) }),
  /** Commits that no branch has, so no release either. */
  v.object({ about: v.literal('detached'), commits: v.array(v.string()) }),
  /** Files that the renderer makes otherwise than Gatsby's build, which counts. */
  v.object({ about: v.literal('rendered-otherwise'), files: v.array(v.string()) }),
  /** Number of warnings left out of a list. */
  v.object({ about: v.literal('more'), count: v.number() }),
]);

export type PublishWarning = v.InferOutput<typeof publishWarningSchema>;

/** For logs and terminals, in English. */
export function describeWarning(warning: PublishWarning): string {
  switch (warning.about) {
    case 'short-page':
      return `${warning.path} is short: its main part has ${warning.characters} characters.`;
    case 'unlinked-page':
      return `${warning.path} is linked from no other page, only from its translations at most.`;
    case 'untranslated':
      return `Not written in ${warning.locales.join(' and ')}: ${warning.kind}, "${warning.title}"`;
    case 'unnamed':
      return `${warning.file} does not say its ${warning.missing.join(' and ')} in its metadata.`;
    case 'overdue':
      if (warning.what === 'SETTLEMENT')
        return `${warning.of} settles later than one business day after the NAV by its terms of ${warning.date}: check whether T+1 changes them.`;
      return `The last ${warning.what} of ${warning.of} is of ${warning.date}: the next one is due.`;
    case 'uncompared':
      return `What these documents say cannot be compared with the content, as they have no text: ${warning.files.join(', ')}. Export them anew, with text`;
    case 'unfilled':
      return `${warning.of} has no ${warning.template}: ${warning.column} expects ${warning.expected}, in ${warning.written}`;
    case 'uncommitted':
      return `Not committed, and so not published: ${warning.files.join(', ')}`;
    case 'detached':
      return `Committed on no branch (HEAD is detached), and so not published: ${warning.commits.join(', ')}. Make a branch of it below draft/: git branch draft/rescued HEAD`;
    case 'rendered-otherwise':
      return `Rendered without Gatsby these files would be others, which is a fault of the renderer: ${warning.files.join(', ')}`;
    case 'more':
      return `And ${warning.count} more.`;
  }
}

/** The steps of a publish, in their order. */
export const publishSteps = ['wait', 'build', 'compress', 'assemble', 'check', 'promote', 'tidy'] as const;

export type PublishStep = (typeof publishSteps)[number];

const seconds = v.pipe(v.number(), v.minValue(0));

/** Pages that a publish touches: paths, decoded and sorted. */
export const pageChangesSchema = v.object({
  rendered: v.array(v.string()),
  created: v.array(v.string()),
  removed: v.array(v.string()),
  /** Old address and new one of content whose slug changed. */
  redirected: v.array(v.object({ from: v.string(), to: v.string() })),
});

export type PageChanges = v.InferOutput<typeof pageChangesSchema>;

export const noPageChanges: PageChanges = { rendered: [], created: [], removed: [], redirected: [] };

const publishReportSchema = v.object({
  releaseId: v.string(),
  /** Pages of the release. */
  pages: v.number(),
  ...pageChangesSchema.entries,
  /** Empty where an earlier version has written them in another way. */
  warnings: v.fallback(v.array(publishWarningSchema), []),
  seconds: v.partial(v.object(v.entriesFromList(publishSteps, seconds))),
});

export type PublishReport = v.InferOutput<typeof publishReportSchema>;

/** Why a publish failed, where that is known: the desk says it in its reader's language. `message` beside it is for logs and shells. */
export const failureSchema = v.picklist([
  /** Publishing is on hold, or was put on hold meanwhile. */
  'held',
  /** Another release was made live meanwhile. */
  'overtaken',
  /** Newer content went live before its turn. */
  'newer-is-live',
  /** The message lists them, a line each behind its first. */
  'content-problems',
  /** It is down, or answers wrongly. */
  'content-api',
  'revision-gone',
  /** The message lists what is wrong with the pages, a line each behind its first. */
  'checks',
  'disk-full',
  /** The server ended too often while it ran. */
  'crashed',
  'too-long',
  /** Its process was stopped, or ended without a result. */
  'ended',
]);

export type Failure = v.InferOutput<typeof failureSchema>;

/** Progress of a publish; the release process sends these events to the site server. */
export const publishEventSchema = v.variant('type', [
  v.object({ type: v.literal('started'), step: v.picklist(publishSteps) }),
  /** Progress of a step, or a line worth showing: "123 of 240 pages". */
  v.object({ type: v.literal('progress'), step: v.picklist(publishSteps), detail: v.string() }),
  v.object({ type: v.literal('finished'), step: v.picklist(publishSteps), seconds, detail: v.string() }),
  v.object({
    type: v.literal('failed'),
    step: v.picklist(publishSteps),
    message: v.string(),
    failure: v.optional(failureSchema),
  }),
  v.object({ type: v.literal('published'), report: publishReportSchema }),
]);

export type PublishEvent = v.InferOutput<typeof publishEventSchema>;

/** A line that shows an event; undefined for events that are printed elsewhere. */
export function lineOf(event: PublishEvent): string | undefined {
  switch (event.type) {
    case 'started':
      return `▸ ${event.step}`;
    case 'progress':
      return `  ${event.detail.replace(/\s*\n\s*/g, ' ')}`;
    case 'finished':
      return `  ${event.detail} (${event.seconds.toFixed(1)} s)`;
    case 'failed':
    case 'published':
      return undefined;
  }
}

/** Summary of a publish. */
export function describeReport(report: PublishReport): string {
  const { releaseId, pages, rendered, created, removed, redirected, seconds } = report;
  const times = publishSteps.flatMap((step) => {
    const time = seconds[step];
    return time === undefined ? [] : [`${step} ${time.toFixed(1)}`];
  });
  const total = Object.values(seconds).reduce((sum, time) => sum + time, 0);
  return [
    `${releaseId} is live: ${pages} pages`,
    `  ${rendered.length} rendered, ${created.length} created, ${removed.length} removed, ${redirected.length} renamed`,
    `  ${total.toFixed(1)} s (${times.join(', ')})`,
  ].join('\n');
}
