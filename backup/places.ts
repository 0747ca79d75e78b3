import path from 'node:path';
import { contactDatabase } from '../content-api/contact/store/ContactStore';
import { deskDatabase } from '../desk/server/deskDatabase';
import type { DatabaseOwner } from '../platform/database/Database';
import { fileOf } from '../platform/database/openClient';
import type { Environment } from '../platform/environment/readEnvironment';

interface DatabasePlace {
  /** Undefined for a server, which has tools of its own. */
  file: string | undefined;
  owner: DatabaseOwner;
}

/** Everything that has to be kept. Anything built from it is left out: `public`, `.cache`, the preview, the desk's page. */
export interface Places {
  content: string;
  /** The files of commits that were asked for. */
  revisions: string;
  releases: string;
  contact: DatabasePlace;
  desk: DatabasePlace;
}

export function placesOf(
  root: string,
  { contentFolder, releasesFolder, contact, desk }: Environment,
): Places {
  return {
    content: path.resolve(root, contentFolder),
    revisions: path.join(root, '.data', 'revisions'),
    releases: path.resolve(root, releasesFolder),
    contact: { file: fileOf(contact.databaseUrl), owner: contactDatabase },
    desk: { file: fileOf(desk.databaseUrl), owner: deskDatabase },
  };
}
