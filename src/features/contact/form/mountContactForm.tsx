import type { i18n as I18n } from 'i18next';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { RootProviders } from '../../../components/layout/RootProviders';
import type { AppStore } from '../../../store/makeStore';
import { createStyleCache } from '../../../theme/createStyleCache';
import { designSystem } from '../../../theme/system';
import { ErrorBoundary } from '../../errors/ErrorBoundary';
import { OtherWays } from '../OtherWays';
import { ContactForm, type ContactFormProps } from './ContactForm';
import { valuesIn } from './contactValues';

export type MountedForm = Omit<ContactFormProps, 'written'> & { store: AppStore; i18n: I18n };

/**
 * Makes the form live that the build has written into this place: its elements stay, with what is written in them and with the
 * focus. Where there is none, after a change of page, it is drawn. Its root is an element in the place, which itself belongs to
 * the page's root: React would not find what to hydrate for a press that comes first.
 * @returns what takes it away
 */
export function mountContactForm(place: HTMLElement, { store, i18n, ...props }: MountedForm): () => void {
  const container = place.firstElementChild ?? place.appendChild(document.createElement('div'));
  const built = container.querySelector('form');
  const written = built ? valuesIn(built) : undefined;
  const unavailable = <OtherWays text={i18n.t('contact:unavailable')} infos={props.infos} />;
  const content = (
    <I18nextProvider i18n={i18n}>
      <RootProviders store={store} styleCache={createStyleCache()} system={designSystem()}>
        <ErrorBoundary fallback={() => unavailable}>
          <ContactForm {...props} written={written} />
        </ErrorBoundary>
      </RootProviders>
    </I18nextProvider>
  );
  const onRecoverableError = (error: unknown) => {
    // Browser extensions add elements of their own to forms.
    console.warn('The contact form was drawn anew:', error);
  };
  const root = built ? hydrateRoot(container, content, { onRecoverableError }) : createRoot(container);
  // In one piece with the place that holds its room, so that nothing moves.
  if (!built) flushSync(() => root.render(content));
  // Later: React does not let a root go while it renders another.
  return () => setTimeout(() => root.unmount());
}
