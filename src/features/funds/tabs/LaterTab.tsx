import { Later } from '../../../components/ui/Later';
import { laterScript } from '../../../components/ui/laterScript';
import { LaterTabContent, type LaterTabContentProps } from './LaterTabContent';

const script = laterScript(async () => (await import('./LaterTabContent')).LaterTabContent);

/** A tab behind the first one: a phone need not go through it before it is shown. */
export function LaterTab(props: LaterTabContentProps) {
  return (
    <Later
      // The condition stands here in full, so that the bundler sees that the rest is never reached.
      built={process.env.BUILD_STAGE === 'build-javascript' ? null : LaterTabContent}
      script={script}
      props={props}
      wanted
    />
  );
}
