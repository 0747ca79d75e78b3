import { type ComponentPropsWithoutRef, createContext, type ElementType } from 'react';
import { useAppSelector } from '../../../store/hooks';

/**
 * What stands in place of the performances of a share under one year, in the company's words (page `disclaimers`): sanitised
 * HTML, one for all funds of a range.
 */
export const YoungNotice = createContext('');

type LiveFiguresProps<As extends ElementType> = { as?: As } & ComponentPropsWithoutRef<As>;

/**
 * Container of figures that may be replaced: `aria-busy` while fresher ones are fetched. What is in it is not rendered again
 * for that.
 */
export function LiveFigures<As extends ElementType = 'div'>({ as, ...props }: LiveFiguresProps<As>) {
  const loading = useAppSelector(({ layoutData }) => layoutData.status === 'loading');
  const Element: ElementType = as ?? 'div';
  return <Element aria-busy={loading || undefined} {...props} />;
}
