import * as v from 'valibot';
import { NewsMediaType, NewsRouteType } from '../../contract/codes.generated';
import { contentLocales, eachLocale } from '../contentLocales';
import {
  code,
  fields,
  httpsAddress,
  listed,
  localisedSlug,
  localisedText,
  oneOf,
  optionalList,
  slug,
  text,
  updatedAt,
} from './fieldSchemas';
import { type ByCode, codeIn } from './references';
import { scheduleFields } from './schedule';

export const newsCategorySchema = fields({
  code,
  slug: localisedSlug,
  title: localisedText,
  description: v.nullish(localisedText, null),
  updatedAt,
});

const inALocale = `a text in ${listed(contentLocales, 'or')}`;

const textsByLocale = fields(
  eachLocale(() => v.optional(text)),
  inALocale,
);

export const imageText = `alt with ${inALocale}, or decorative: true`;

const imageSchema = v.union(
  [v.strictObject({ alt: textsByLocale }), v.strictObject({ decorative: v.literal(true) })],
  imageText,
);

export function newsSchema(categories: ByCode<unknown>, fundCodes: readonly string[]) {
  const funds = new Map(fundCodes.map((fundCode) => [fundCode, fundCode]));
  return fields({
    category: codeIn(categories),
    mediaType: v.nullish(v.picklist(NewsMediaType, oneOf(NewsMediaType)), null),
    routeType: v.picklist(NewsRouteType, oneOf(NewsRouteType)),
    externalUrl: v.nullish(httpsAddress, null),
    /** For DOC, in the locales in which it is published. */
    documentTitle: v.nullish(textsByLocale, null),
    image: v.nullish(imageSchema, null),
    funds: optionalList(codeIn(funds), 'a list of funds'),
    updatedAt,
    ...scheduleFields,
  });
}

export const frontMatterSchema = fields({ title: text, slug, summary: v.nullish(text, null) });
