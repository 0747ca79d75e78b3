import type { InvestorProfileCode } from '../../../profiles/investorProfiles';
import { documentTypeOrder, inDisplayOrder, shareNameOrder } from '../displayOrders';
import {
  chosenFilters,
  distinctValues,
  type FilterOption,
  type Filters,
  matchesFilters,
  optionsOf,
} from '../filters/filters';
import type { CodedText } from '../fundViews';
import { libraryFilterNames } from './libraryParameters';
import type { LibraryDocumentView, LibraryGroupView, LibraryPartView } from './libraryViews';

export type LibraryFilterName = (typeof libraryFilterNames)[number];

/** From the query string: `?fund=meridane-asia&type=KIID&language=it`. */
export type LibraryFilters = Filters<LibraryFilterName>;

export const noLibraryFilters: LibraryFilters = { fund: [], share: [], type: [], language: [], year: [] };

/** A document with what it belongs to. */
type Placed = { group: LibraryGroupView; part: LibraryPartView; document: LibraryDocumentView };

function placedIn(groups: readonly LibraryGroupView[]): Placed[] {
  return groups.flatMap((group) =>
    group.parts.flatMap((part) => part.documents.map((document) => ({ group, part, document }))),
  );
}

function seenBy(groups: readonly LibraryGroupView[], profile: InvestorProfileCode): Placed[] {
  return placedIn(groups).filter(({ document }) => document.visibleTo.includes(profile));
}

function valuesOf({ group, part, document }: Placed, name: LibraryFilterName): CodedText[] {
  const named = (text: string) => ({ code: text, title: text });
  switch (name) {
    case 'fund':
      return [{ code: group.code, title: group.title }];
    case 'share':
      return part.share ? [named(part.share.name)] : [];
    case 'type':
      return [{ code: document.code, title: document.title }];
    case 'language':
      return document.languages;
    case 'year':
      return document.years.map(named);
  }
}

const orders: Partial<Record<LibraryFilterName, readonly string[]>> = {
  share: shareNameOrder,
  type: documentTypeOrder,
};

/** Funds are in the order of the range, years from the latest on. */
function allValues(placed: readonly Placed[], name: LibraryFilterName): CodedText[] {
  const values = distinctValues(placed.flatMap((each) => valuesOf(each, name)));
  if (name === 'year') return values.sort((a, b) => b.code.localeCompare(a.code));
  return inDisplayOrder(values, orders[name] ?? [], ({ code }) => code);
}

export function parseLibraryFilters(search: string, groups: readonly LibraryGroupView[]): LibraryFilters {
  const placed = placedIn(groups);
  return chosenFilters(libraryFilterNames, new URLSearchParams(search), (name) => allValues(placed, name));
}

function matches(placed: Placed, filters: LibraryFilters): boolean {
  return matchesFilters(libraryFilterNames, filters, (name) => valuesOf(placed, name));
}

/** The number of the profile's documents that match. */
export function countMatching(
  groups: readonly LibraryGroupView[],
  filters: LibraryFilters,
  profile: InvestorProfileCode,
): number {
  return seenBy(groups, profile).filter((placed) => matches(placed, filters)).length;
}

/** The options of a filter, each with its number of documents. */
export function libraryOptions(
  groups: readonly LibraryGroupView[],
  name: LibraryFilterName,
  filters: LibraryFilters,
  profile: InvestorProfileCode,
): FilterOption[] {
  return optionsOf(name, filters, {
    known: allValues(placedIn(groups), name),
    open: allValues(seenBy(groups, profile), name),
    countWith: (others) => countMatching(groups, others, profile),
  });
}

/** Groups with the profile's matching documents; empty ones are left out. */
export function matchingGroups(
  groups: readonly LibraryGroupView[],
  filters: LibraryFilters,
  profile: InvestorProfileCode,
): LibraryGroupView[] {
  return groups
    .map((group) => ({
      ...group,
      parts: group.parts
        .map((part) => ({
          ...part,
          documents: part.documents.filter(
            (document) => document.visibleTo.includes(profile) && matches({ group, part, document }, filters),
          ),
        }))
        .filter(({ documents }) => documents.length > 0),
    }))
    .filter(({ parts }) => parts.length > 0);
}
