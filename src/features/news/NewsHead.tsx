import type { ComponentProps } from 'react';
import { PageHead } from '../../components/seo/PageHead';
import type { NewsFeedView } from './newsViews';

type NewsHeadProps = { pageContext: ComponentProps<typeof PageHead>['pageContext']; feed: NewsFeedView };

/** The head of a page of news: feed readers find there what to follow. */
export function NewsHead({ pageContext, feed }: NewsHeadProps) {
  return (
    <PageHead pageContext={pageContext}>
      <link rel="alternate" type="application/rss+xml" title={feed.title} href={feed.url} />
    </PageHead>
  );
}
