import type { ComponentProps } from 'react';
import { PageHead } from '../../components/seo/PageHead';
import type { NewsFeedView } from './newsViews';

type NewsHeadProps = { pageContext: ComponentProps<typeof PageHead>['pageContext']; feed: NewsFeedView };

/** Adds the feed, for feed readers to discover. */
export function NewsHead({ pageContext, feed }: NewsHeadProps) {
  return (
    <PageHead pageContext={pageContext}>
      <link rel="alternate" type="application/rss+xml" title={feed.title} href={feed.url} />
    </PageHead>
  );
}
