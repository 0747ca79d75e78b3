import type { ReactNode } from 'react';
import { SiteLayout } from '../components/layout/SiteLayout';
import type { BasePageContext } from '../components/seo/basePageContext';
import { Island } from '../components/ui/Island';
import { SearchButton, SearchLost } from '../features/search/SearchButton';

type SitePageProps = { pageContext: BasePageContext; children: ReactNode };

/** Everything around a page. */
export function SitePage({ pageContext, children }: SitePageProps) {
  const { language } = pageContext;
  return (
    <SiteLayout
      pageContext={pageContext}
      search={
        <Island
          name="search"
          Content={SearchButton}
          props={{ locale: language }}
          failure={<SearchLost locale={language} />}
        />
      }
    >
      {children}
    </SiteLayout>
  );
}
