import type { Session } from '../../../api';
import { usePath } from '../../kit/address';
import { documentFiles, navsImport, parseDraftAddress, portfolioImport } from '../contentItems';
import { DraftScreen } from './DraftScreen';
import { DraftsScreen } from './DraftsScreen';
import { ItemScreen } from '../ItemScreen';
import { FilesScreen } from '../media/FilesScreen';
import { NavsScreen } from '../tables/NavsScreen';
import { PortfolioScreen } from '../tables/PortfolioScreen';

/** The list of drafts, one of them, one of its items, or an import into it. */
export function DraftsRouter({ session }: { session: Session }) {
  const { name, itemId } = parseDraftAddress(usePath());
  if (name === '') return <DraftsScreen />;
  if (itemId === '') return <DraftScreen key={name} name={name} session={session} />;
  if (itemId === navsImport) return <NavsScreen key={name} name={name} />;
  if (itemId === portfolioImport) return <PortfolioScreen key={name} name={name} />;
  if (itemId === documentFiles) return <FilesScreen key={name} name={name} />;
  // A new key for another item: a form is of one.
  return <ItemScreen key={`${name}/${itemId}`} name={name} itemId={itemId} session={session} />;
}
