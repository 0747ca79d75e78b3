import { LazyHydrate, lazyScript } from '../../../components/ui/LazyHydrate';
import { TabContent, type TabContentProps } from './TabContent';

const script = lazyScript(async () => (await import('./TabContent')).TabContent);

/** A tab behind the first one, hydrated when it is opened. */
export function LazyTab(props: TabContentProps) {
  return (
    <LazyHydrate
      when="visible"
      Server={process.env.BUILD_STAGE === 'build-javascript' ? null : TabContent}
      script={script}
      props={props}
    />
  );
}
