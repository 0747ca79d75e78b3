import { type ComponentType, type ContextType, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button';
import { HeadingLevel } from './Heading';

/** Islands by name; `src/islands/` has a module for each. */
export type IslandName = 'chart' | 'compare' | 'contact' | 'library' | 'purchase' | 'range' | 'search';

/** JSON in the page beside an island's HTML. */
export type IslandData = { props: never; level: ContextType<typeof HeadingLevel> };

/** In `gatsby develop` the whole page is alive. */
const isAlive = process.env.NODE_ENV === 'development';

type IslandProps<Props extends object> = {
  name: IslandName;
  /** Rendered here, and again over this HTML when somebody acts. Its first render must not call `useId`: values differ between roots. */
  Content: ComponentType<Props>;
  /** Written into the page as JSON. */
  props: Props;
  /** Parameters of the query string with which the island starts by itself, as it does for other profiles than the default one. */
  parameters?: readonly string[];
  /** Shown when the island does not come; a button in it with `data-retry` tries again. */
  failure?: ReactNode;
};

/**
 * A part of the page that needs React in the browser. It is server HTML until somebody acts on one of its controls
 * (`src/start/islands.ts`), then a React root of its own. In `gatsby develop` it is part of the page's tree.
 */
export function Island<Props extends object>({
  name,
  Content,
  props,
  parameters,
  failure,
}: IslandProps<Props>) {
  const data = JSON.stringify({ props, level: useContext(HeadingLevel) }).replaceAll('<', String.raw`\u003c`);
  return (
    <div data-island={name} data-parameters={parameters?.join(' ')} data-alive={isAlive ? '' : undefined}>
      <div>
        <Content {...props} />
      </div>
      <script type="application/json" dangerouslySetInnerHTML={{ __html: data }} />
      <div role="alert">
        <div hidden data-failure>
          {failure}
        </div>
      </div>
    </div>
  );
}

/** Says that an island did not come, with a button that tries again. */
export function IslandLost() {
  const { t } = useTranslation();
  return (
    <p>
      {t('common:lost')}{' '}
      <Button variant="outline" data-retry>
        {t('common:tryAgain')}
      </Button>
    </p>
  );
}
