import type { Session } from '../../api';
import { usePath } from '../address';
import { parseDraftAddress } from './contentItems';
import { DraftScreen } from './DraftScreen';
import { DraftsScreen } from './DraftsScreen';
import { ItemScreen } from './ItemScreen';
import { FilesScreen } from './media/FilesScreen';

/** The list of drafts, one of them, or one of its items. */
export function DraftsRouter({ session }: { session: Session }) {
  const { name, itemId } = parseDraftAddress(usePath());
  if (name === '') return <DraftsScreen />;
  if (itemId === '') return <DraftScreen key={name} name={name} session={session} />;
  if (itemId === 'files') return <FilesScreen key={name} name={name} />;
  // A new key for another item: a form is of one.
  return <ItemScreen key={`${name}/${itemId}`} name={name} itemId={itemId} session={session} />;
}
