import { startTransition, useEffect, useRef, useState } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { laterTabs as builtTabs } from './laterTabs';
import type { TabProps } from './tabProps';

type LaterTabs = typeof builtTabs;

/** Kept as it is: React does not look into an element whose HTML is set, and what is set never changes. */
const asInPage = { __html: '' };

/** In the built site the contents are a script of their own, fetched when they are wanted; a failure is logged. */
function useLaterTabs(wanted: boolean): LaterTabs | null {
  const [loaded, setLoaded] = useState<LaterTabs | null>(null);
  useEffect(() => {
    if (!wanted || loaded) return undefined;
    let current = true;
    import('./laterTabs').then(
      ({ laterTabs }) => {
        if (current) startTransition(() => setLoaded(laterTabs));
      },
      (error: unknown) => console.error('The tab stays as it was built:', error),
    );
    return () => {
      current = false;
    };
  }, [wanted, loaded]);
  // The condition stands here in full, so that the bundler sees that the rest is never reached.
  return process.env.BUILD_STAGE === 'build-javascript' ? loaded : builtTabs;
}

type LaterTabProps = TabProps & { tab: keyof LaterTabs };

/**
 * A tab behind the first one. All of it is in the page's HTML; in the browser it is left as it is until it is shown, so that
 * the first script need not hold it and a phone need not go through it. After a change of page, when there is no HTML of it,
 * it is made at once.
 */
export function LaterTab({ tab, ...tabProps }: LaterTabProps) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useAppSelector(({ fundView }) => fundView.activeTab === tab);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- whether there is HTML of it is seen on the page only
    if (shown || !place.current?.textContent) setWanted(true);
  }, [shown]);
  const Content = useLaterTabs(wanted)?.[tab];
  return Content ? (
    <div key="made" ref={place}>
      <Content {...tabProps} />
    </div>
  ) : (
    <div key="in page" ref={place} suppressHydrationWarning dangerouslySetInnerHTML={asInPage} />
  );
}
