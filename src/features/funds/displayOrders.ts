import { DocumentTypeCode } from '../../../contract/codes.generated';

/** Display orders of behaviour.md §6 and §9. */
export const shareNameOrder = ['I', 'I USD', 'R', 'R USD', 'N', 'N USD', 'F', 'S USD'] as const;
export const currencyOrder = ['EUR', 'USD'] as const;
export const fundCategoryOrder = ['EQUITY', 'EQUITY ASIE', 'Equity Chine', 'BONDS'] as const;
/** Performances in the range, in its order. */
export const rangePeriods = ['1y', '3y', '5y', '10y'] as const;
/** Figures of a share in the range, in its cards, its table and its files. */
export const rangeFigures = [...rangePeriods, 'costs', 'risk'] as const;
/** The contract lists them in this order. */
export const documentTypeOrder = DocumentTypeCode;

/** A sorted copy; items that the order does not name come last, in their original order. */
export function inDisplayOrder<Item>(
  items: readonly Item[],
  order: readonly string[],
  nameOf: (item: Item) => string,
): Item[] {
  const rank = (item: Item) => {
    const index = order.indexOf(nameOf(item));
    return index === -1 ? order.length : index;
  };
  return [...items].sort((a, b) => rank(a) - rank(b));
}

/** Categories by the priority of behaviour.md §9, then by the content system's order. */
export function inCategoryOrder<Category extends { code: string; categoryDisplayOrder: number }>(
  categories: readonly Category[],
): Category[] {
  const byDisplayOrder = [...categories].sort((a, b) => a.categoryDisplayOrder - b.categoryDisplayOrder);
  return inDisplayOrder(byDisplayOrder, fundCategoryOrder, ({ code }) => code);
}
