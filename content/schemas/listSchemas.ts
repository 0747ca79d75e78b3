import * as v from 'valibot';
import { DocumentTypeCode, InvestorProfileCode, LiquidityToolCode } from '../../contract/codes.generated';
import type { ContentLocale } from '../contentLocales';
import { code, displayOrder, fields, locale, localisedText, oneOf, text, updatedAt } from './fieldSchemas';

/*
 * Entries of the short lists that funds, shares, pages and visitors refer to.
 */

export const codedTitleSchema = fields({ code, title: localisedText });

export const codedTextSchema = fields({ code, title: localisedText, text: localisedText });

export const liquidityToolSchema = fields({
  code: v.picklist(LiquidityToolCode, oneOf(LiquidityToolCode)),
  title: localisedText,
  text: localisedText,
});

export const languageSchema = fields({ locale, label: text, title: localisedText });

/** Countries in these languages. */
export function countrySchema(locales: readonly ContentLocale[]) {
  const languages = v.pipe(
    v.array(v.picklist(locales, oneOf(locales)), 'a list of locales'),
    v.minLength(1, 'at least one locale'),
  );
  return fields({ code, title: localisedText, languages });
}

export const profileSchema = fields({
  code: v.picklist(InvestorProfileCode, oneOf(InvestorProfileCode)),
  title: localisedText,
  description: v.nullish(localisedText, null),
});

export const documentTypeSchema = fields({
  code: v.picklist(DocumentTypeCode, oneOf(DocumentTypeCode)),
  title: localisedText,
});

export const categorySchema = fields({
  code,
  displayOrder,
  title: localisedText,
  description: v.nullish(localisedText, null),
  updatedAt,
});

const departments = ['management', 'research', 'esg', 'sales', 'operations'];

const fileNameText = 'the name of a PNG file of team/portraits';

export const memberSchema = fields({
  code,
  name: text,
  department: v.picklist(departments, oneOf(departments)),
  role: localisedText,
  biography: v.nullish(localisedText, null),
  updatedAt,
  portrait: v.nullish(v.pipe(v.string(fileNameText), v.regex(/^[\w-]+\.png$/, fileNameText)), null),
});
