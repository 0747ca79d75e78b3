import { Box } from '@chakra-ui/react/box';
import { Slice } from 'gatsby';
import type { ReactNode } from 'react';
import type { BasePageContext } from '../seo/basePageContext';
import { contentId } from './contentId';
import { SiteHeader } from './SiteHeader';

type SiteLayoutProps = {
  pageContext: BasePageContext;
  /** The search button. */
  search?: ReactNode;
  children: ReactNode;
};

/** The frame of every page: disclaimer and cookie notice, header, content and footer. */
export function SiteLayout({ pageContext, search, children }: SiteLayoutProps) {
  const { language, isHome, paths } = pageContext;
  return (
    <>
      <Slice alias="entry" />
      <SiteHeader locale={language} isHome={isHome} paths={paths} search={search} />
      <Box as="main" id={contentId} tabIndex={-1} display="block" minHeight="60vh" outline="none">
        {children}
      </Box>
      <Slice alias="footer" />
    </>
  );
}
