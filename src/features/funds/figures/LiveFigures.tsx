import type { ComponentPropsWithoutRef, ElementType } from 'react';
import { useAppSelector } from '../../../store/hooks';

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
