import { createContext } from 'react';
import { RichText } from '../../../components/ui/RichText';

/** Sanitised HTML from the page `disclaimers`, shown instead of the performances of a share under one year. */
export const YoungNotice = createContext('');

/** Shown for shares that are under one year by the live data (`src/start/liveFigures.ts`). */
export function YoungNoticeTemplate({ html }: { html: string }) {
  return (
    <template data-young-notice>
      <RichText html={html} />
    </template>
  );
}
