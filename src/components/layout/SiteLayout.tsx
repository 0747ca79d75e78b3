import { chakra } from '@chakra-ui/react/styled-system';
import { Slice } from 'gatsby';
import type { ReactNode } from 'react';
import type { BasePageContext } from '../seo/basePageContext';
import { contentId } from './contentId';
import { SiteHeader } from './SiteHeader';

const Main = chakra('main', { base: { display: 'block', minHeight: '60vh', outline: 'none' } });

type SiteLayoutProps = {
  pageContext: BasePageContext;
  /** The search button. */
  search?: ReactNode;
  children: ReactNode;
};

/** What visitors are asked, bar, page and footer. */
export function SiteLayout({ pageContext, search, children }: SiteLayoutProps) {
  const { language, isHome, paths } = pageContext;
  return (
    <>
      <Slice alias="entry" />
      <SiteHeader locale={language} isHome={isHome} paths={paths} search={search} />
      <Main id={contentId} tabIndex={-1}>
        {children}
      </Main>
      <Slice alias="footer" />
    </>
  );
}
