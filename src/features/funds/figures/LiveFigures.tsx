import { type ComponentPropsWithoutRef, createContext, type ElementType } from 'react';
import { useAppSelector } from '../../../store/hooks';

/** Sanitised HTML from the page `disclaimers`, shown instead of the performances of a share under one year. */
export const YoungNotice = createContext('');

type LiveFiguresProps<As extends ElementType> = { as?: As } & ComponentPropsWithoutRef<As>;

/**
 * Container of figures that live data may replace: `aria-busy` while it loads. Its children do not rerender for
 * that.
 */
export function LiveFigures<As extends ElementType = 'div'>({ as, ...props }: LiveFiguresProps<As>) {
  const loading = useAppSelector(({ layoutData }) => layoutData.status === 'loading');
  const Element: ElementType = as ?? 'div';
  return <Element aria-busy={loading || undefined} {...props} />;
}
