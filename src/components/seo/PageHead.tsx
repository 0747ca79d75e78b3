import { Helmet } from 'react-helmet-async';
import { localeDetails } from '../../i18n/locales';
import { newsFeedPath } from '../../routes/routeTable';
import { type BasePageContext, defaultAlternate, type PageMetadata, shareImageSize } from './basePageContext';
import { jsonLd } from './jsonLd';

/** Alternative text: the words on the page's image. */
function imageText({ image: { kicker, title }, siteName }: PageMetadata): string {
  return [kicker, title, siteName]
    .filter((part, index, all) => part && all.indexOf(part) === index)
    .join(' – ');
}

/** The house's own image is a PNG. */
const imageType = ({ image: { address } }: PageMetadata) =>
  address.endsWith('.png') ? 'image/png' : 'image/jpeg';

/** Title, description, canonical address, translations, link preview and structured data (behaviour.md §2.5). */
export function PageHead({ pageContext }: { pageContext: BasePageContext }) {
  const { language, metadata } = pageContext;
  const { title, description, canonical, alternates, indexed, keywords, structuredData = [] } = metadata;
  const fallback = defaultAlternate(alternates);
  return (
    <Helmet defer={false} htmlAttributes={{ lang: language }}>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
      {!indexed && <meta name="robots" content="noindex" />}
      {indexed && <link rel="canonical" href={canonical} />}
      {indexed &&
        alternates.map(({ locale, url }) => (
          <link key={locale} rel="alternate" hrefLang={locale} href={url} />
        ))}
      {indexed && fallback && <link rel="alternate" hrefLang="x-default" href={fallback.url} />}
      <link
        rel="alternate"
        type="application/rss+xml"
        title={metadata.siteName}
        href={new URL(newsFeedPath(language), canonical).href}
      />
      <meta property="og:type" content={metadata.type} />
      <meta property="og:site_name" content={metadata.siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={metadata.image.address} />
      <meta property="og:image:type" content={imageType(metadata)} />
      <meta property="og:image:width" content={String(shareImageSize.width)} />
      <meta property="og:image:height" content={String(shareImageSize.height)} />
      <meta property="og:image:alt" content={imageText(metadata)} />
      <meta property="og:locale" content={localeDetails[language].tag.replace('-', '_')} />
      {alternates
        .filter(({ locale }) => locale !== language)
        .map(({ locale }) => (
          <meta
            key={locale}
            property="og:locale:alternate"
            content={localeDetails[locale].tag.replace('-', '_')}
          />
        ))}
      {metadata.publishedAt && <meta property="article:published_time" content={metadata.publishedAt} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content={metadata.colour} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      {structuredData.map((data) => (
        <script key={data['@type']} type="application/ld+json">
          {jsonLd(data)}
        </script>
      ))}
    </Helmet>
  );
}
