import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { SliceComponentProps } from 'gatsby';
import type { ReactNode } from 'react';
import { visibleTo } from '../../profiles/profileVisibility';
import { LocalizedLink } from '../../routes/LocalizedLink';
import { Logo } from '../brand/Logo';
import { Icon } from '../icons/Icon';
import { LinkButton } from '../ui/Button';
import { Container, plainOnPaper, Wrap } from '../ui/layout';
import { PhoneLink, TextAnchor, TextLink } from '../ui/TextLink';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { ComparisonBar } from './ComparisonBar';
import { CookieTab } from './CookieTab';
import type { FooterContext, MenuLink, SocialLink } from './layoutContext';

const Root = chakra('footer', {
  base: {
    bg: 'navyDeep',
    color: 'lilac',
    textStyle: 'small',
    '& :focus-visible': { outlineColor: 'white' },
    _print: plainOnPaper,
  },
});

const Columns = chakra('div', {
  base: {
    display: 'grid',
    columnGap: { base: '6', sm: '10' },
    rowGap: { base: '8', sm: '10' },
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: '4fr 3fr 3fr 2fr' },
    // The address, on phones.
    '& > :first-child': { gridColumn: { base: '1 / -1', sm: 'auto' } },
    paddingBlock: { base: '14', lg: '20' },
    // Paper keeps the address: links lead nowhere.
    _print: {
      display: 'block',
      paddingBlock: '2',
      '& > :not(:first-child)': { display: 'none' },
      '& address': { display: 'flex', flexWrap: 'wrap', columnGap: '4', marginTop: '2' },
      '& address > div': { marginTop: '0' },
    },
  },
});

const List = chakra('ul', {
  base: { display: 'grid', gap: '1', '& a': { display: 'inline-block', paddingBlock: '1' } },
});

const LogoLink = chakra(LocalizedLink, {
  base: {
    display: 'block',
    width: 'footerLogo',
    maxWidth: 'full',
    color: 'white',
    _print: { display: 'none' },
  },
});

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Box as="h2" textStyle="label" color="white" marginBottom="3">
        {title}
      </Box>
      <List>{children}</List>
    </div>
  );
}

function FooterLinks({ links }: { links: readonly MenuLink[] }) {
  return links.map((link) => (
    <li key={link.path} {...(link.visibleTo && visibleTo(link.visibleTo))}>
      <TextLink to={link.path} variant="inherit">
        {link.title}
      </TextLink>
    </li>
  ));
}

/** On narrow screens the bar's menus need scripts. In a list item, as a list may contain nothing else. */
function WithoutScripts({ links }: { links: readonly MenuLink[] }) {
  return (
    <Box as="li" css={{ '@media (scripting: enabled)': { display: 'none' } }}>
      <noscript>
        <List>
          <FooterLinks links={links} />
        </List>
      </noscript>
    </Box>
  );
}

const socialIcons = { LINKEDIN: 'linkedin', YOUTUBE: 'youtube', TWITTER: 'twitter' } as const;

function SocialItem({ link, opensOutside }: { link: SocialLink; opensOutside: string }) {
  return (
    <li>
      <TextAnchor href={link.url} rel="noopener noreferrer" variant="inherit">
        <Box as="span" display="inline-flex" alignItems="center" gap="2">
          <Icon name={socialIcons[link.code]} boxSize="1.25em" />
          {link.title}
        </Box>
        <VisuallyHidden>{` (${opensOutside})`}</VisuallyHidden>
      </TextAnchor>
    </li>
  );
}

function Address({ footer }: { footer: FooterContext }) {
  const { homePath, companyTitle, addressLines, phone, contact } = footer;
  return (
    <div>
      <LogoLink to={homePath} aria-label={companyTitle}>
        <Logo title="" />
      </LogoLink>
      <Box as="address" fontStyle="normal" marginTop="6">
        {addressLines.map((line) => (
          <div key={line}>{line}</div>
        ))}
        {phone && (
          <Box marginTop="2">
            <PhoneLink phone={phone} variant="inherit" />
          </Box>
        )}
        <Box marginTop="2">
          <TextLink to={contact.path} variant="inherit">
            {contact.title}
          </TextLink>
        </Box>
      </Box>
    </div>
  );
}

type FooterSliceProps = SliceComponentProps<Record<string, never>, FooterContext>;

/** The footer in one locale (behaviour.md §2.5). */
export default function FooterSlice({ sliceContext: footer }: FooterSliceProps) {
  const { texts, links, subscribe, regulatory, cookies, social, legalText } = footer;
  return (
    <>
      <Root>
        <Container>
          <Columns>
            <Address footer={footer} />
            <Column title={texts.site}>
              <FooterLinks links={[...links, ...subscribe]} />
              <WithoutScripts links={footer.withoutScripts} />
            </Column>
            <Column title={texts.regulatory}>
              <FooterLinks links={regulatory} />
              <li>
                <LinkButton
                  variant="inherit"
                  display="inline-block"
                  paddingBlock="1"
                  textAlign="start"
                  cursor="pointer"
                  data-needs-scripts
                  data-consent-act="open"
                >
                  {cookies.title}
                </LinkButton>
                <noscript>
                  <TextLink to={cookies.path} variant="inherit">
                    {cookies.title}
                  </TextLink>
                </noscript>
              </li>
            </Column>
            {social.length > 0 && (
              <Column title={texts.follow}>
                {social.map((link) => (
                  <SocialItem key={link.code} link={link} opensOutside={texts.opensOutside} />
                ))}
              </Column>
            )}
          </Columns>
          <Wrap
            justifyContent="space-between"
            gap="6"
            paddingBlock={{ base: '6', _print: '2' }}
            borderTopWidth="1px"
            borderColor="color-mix(in srgb, var(--m-colors-lilac) 30%, transparent)"
            css={{ _print: { '& a': { display: 'none' } } }}
          >
            <Box maxWidth="measure" display="grid" gap="2">
              <div dir="auto" dangerouslySetInnerHTML={{ __html: footer.smallPrint }} />
              {legalText && <p>{legalText}</p>}
            </Box>
            <TextAnchor href="#top" variant="inherit" alignSelf="start" data-scroll-to-top>
              <Box as="span" display="inline-flex" alignItems="center" gap="2">
                {texts.scrollToTop}
                <Icon name="arrow-up" />
              </Box>
            </TextAnchor>
          </Wrap>
        </Container>
        <CookieTab label={cookies.title} text={texts.cookieTab} />
      </Root>
      {footer.isCompared && <ComparisonBar {...footer} />}
    </>
  );
}
