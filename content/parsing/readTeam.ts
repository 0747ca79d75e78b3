import { readCodedFile } from './readReferenceLists';
import type * as v from 'valibot';
import type { TeamMember } from './content';
import type { ContentFile, ContentSource } from '../files/contentSource';
import { localisedHtml } from './markdownHtml';
import { pngSize, pngText } from '../files/pngSize';
import { memberSchema } from '../schemas/listSchemas';

async function readPortrait(
  source: ContentSource,
  fileName: string,
  report: (problem: string) => void,
): Promise<TeamMember['portrait']> {
  const bytes = await source.readBytes(`team/portraits/${fileName}`);
  if (bytes === undefined) return null;
  if (bytes === null) {
    const { files } = await source.names('team/portraits');
    report(`expected a file of team/portraits (${files.join(', ') || 'which is empty'}), got "${fileName}"`);
    return null;
  }
  const size = pngSize(bytes);
  if (size === null) report(`expected ${pngText}, which "${fileName}" is not`);
  return size && { fileName, ...size };
}

async function readMember(
  source: ContentSource,
  file: ContentFile<unknown>,
  index: number,
  member: v.InferOutput<typeof memberSchema>,
): Promise<TeamMember> {
  const report = (problem: string) => {
    file.report([index, 'portrait'], problem);
  };
  return {
    ...member,
    biography: localisedHtml(file, [index, 'biography'], member.biography),
    portrait: member.portrait === null ? null : await readPortrait(source, member.portrait, report),
  };
}

/** In the order of the file; `null` when the file is wrong. */
export async function readTeam(source: ContentSource): Promise<TeamMember[] | null> {
  const file = await readCodedFile(source, 'team/team.yaml', memberSchema);
  return file && Promise.all(file.value.map((member, index) => readMember(source, file, index, member)));
}
