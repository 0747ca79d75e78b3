import { createContext } from 'react';
import { RichText } from '../../../components/ui/RichText';

/** Sanitised HTML from the page `disclaimers`, shown instead of the performances of a share under one year. */
export const YoungNotice = createContext('');

/** For shares of which live data says that they are under one year (`src/start/liveFigures.ts`). */
export function YoungNoticeTemplate({ html }: { html: string }) {
  return (
    <template data-young-notice>
      <RichText html={html} />
    </template>
  );
}
