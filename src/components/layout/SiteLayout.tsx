import { chakra } from '@chakra-ui/react/styled-system';
import { Slice } from 'gatsby';
import type { ReactNode } from 'react';
import type { BasePageContext } from '../seo/basePageContext';
import { SiteHeader } from './SiteHeader';

/** Target of the skip link. */
export const contentId = 'content';

const Main = chakra('main', { base: { display: 'block', minHeight: '60vh', outline: 'none' } });

type SiteLayoutProps = {
  pageContext: BasePageContext;
  /** The search button. */
  search?: ReactNode;
  children: ReactNode;
};

/** Bar, page and footer. Stays mounted from page to page. */
export function SiteLayout({ pageContext, search, children }: SiteLayoutProps) {
  const { language, isHome, paths } = pageContext;
  return (
    <>
      <SiteHeader locale={language} isHome={isHome} paths={paths} search={search} />
      <Main id={contentId} tabIndex={-1}>
        {children}
      </Main>
      <Slice alias="footer" />
    </>
  );
}
