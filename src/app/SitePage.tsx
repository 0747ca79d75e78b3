import { Box } from '@chakra-ui/react/box';
import { Slice } from 'gatsby';
import type { ReactNode } from 'react';
import { contentId } from '../components/layout/contentId';
import { SiteHeader } from '../components/layout/SiteHeader';
import type { BasePageContext } from '../components/seo/basePageContext';
import { Island } from '../components/ui/Island';
import { SearchButton } from '../features/search/SearchButton';
import { SearchLost } from '../features/search/SearchLost';

type SitePageProps = { pageContext: BasePageContext; children: ReactNode };

/** The frame of every page: header, content, footer, disclaimer and cookie notice. */
export function SitePage({ pageContext, children }: SitePageProps) {
  const { language: locale, isHome, paths, searchSuggestions: suggestions } = pageContext;
  return (
    <>
      <SiteHeader locale={locale} isHome={isHome} paths={paths}>
        <Island
          name="search"
          Content={SearchButton}
          props={{ locale, suggestions }}
          failure={<SearchLost locale={locale} />}
        />
      </SiteHeader>
      <Box as="main" id={contentId} tabIndex={-1} display="block" minHeight="60vh" outline="none">
        {children}
      </Box>
      <Slice alias="footer" />
      <Slice alias="entry" />
    </>
  );
}
