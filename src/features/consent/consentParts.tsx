import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { consent } from '../../../locales/consent.generated';
import { Button } from '../../components/ui/Button';
import { TextLink } from '../../components/ui/TextLink';
import type { Locale } from '../../i18n/locales';
import { pagePath } from '../../routes/routeTable';

type ConsentTextProps = { id: string; locale: Locale; text: string };

/** The question to the visitor, with a link to the page about cookies. */
export function ConsentText({ id, locale, text }: ConsentTextProps) {
  return (
    <p id={id}>
      <span>{text}</span>{' '}
      <TextLink to={`${pagePath('privacy', locale)}#cookies`}>{consent[locale].banner.privacy}</TextLink>
    </p>
  );
}

const Buttons = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '2fr 1fr' },
    gap: '2',
    flexShrink: 0,
    '& > div': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '2' },
    '& button': { paddingInline: { base: '2', sm: '4' } },
    '& > button': { color: 'fg.title' },
  },
});

/** Refusing is as easy as accepting: two buttons of the same look and size. A third has to do with the choice by service. */
export function Choices({ locale, children, ...props }: HTMLChakraProps<'div'> & { locale: Locale }) {
  const { accept, refuse } = consent[locale].banner;
  return (
    <Buttons {...props}>
      <div>
        <Button data-consent-act="accept">{accept}</Button>
        <Button data-consent-act="refuse">{refuse}</Button>
      </div>
      {children}
    </Buttons>
  );
}
