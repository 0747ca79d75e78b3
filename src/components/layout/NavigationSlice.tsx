import { chakra } from '@chakra-ui/react/styled-system';
import type { SliceComponentProps } from 'gatsby';
import { LocalizedLink } from '../../routes/LocalizedLink';
import { Logo } from '../brand/Logo';
import { contentId } from './contentId';
import { DesktopNavigation } from './DesktopNavigation';
import type { NavigationContext } from './layoutContext';
import { MobileNavigation } from './MobileNavigation';
import { NoticeArea } from './NoticeArea';
import { PageSpinner } from './PageSpinner';
import { ProfileMenu } from './ProfileMenu';

const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    left: '2',
    zIndex: 'skipLink',
    paddingInline: '5',
    paddingBlock: '3',
    bg: 'white',
    color: 'navy',
    textStyle: 'label',
    '&:not(:focus)': { transform: 'translateY(-200%)' },
    _print: { display: 'none' },
  },
});

const LogoLink = chakra(LocalizedLink, {
  base: {
    width: { base: 'navLogo', xl: 'navLogoWide' },
    flexShrink: '0',
    color: 'inherit',
    marginInlineEnd: { base: 'auto', lg: '0' },
    '[data-theme=dark] &': { outlineColor: 'white' },
  },
});

type NavigationSliceProps = SliceComponentProps<Record<string, never>, NavigationContext>;

/** The bar's content in one locale. The build translates its texts: slices are outside the i18n provider. */
export default function NavigationSlice({ sliceContext }: NavigationSliceProps) {
  const { homePath, companyTitle, texts } = sliceContext;
  return (
    <>
      <SkipLink href={`#${contentId}`}>{texts.skipLink}</SkipLink>
      <MobileNavigation navigation={sliceContext} />
      <LogoLink to={homePath} aria-label={`${companyTitle}, ${texts.home}`}>
        <Logo title="" />
      </LogoLink>
      <DesktopNavigation navigation={sliceContext} />
      <ProfileMenu navigation={sliceContext} />
      <NoticeArea homePath={homePath} texts={texts} />
      <PageSpinner label={texts.loading} />
    </>
  );
}
