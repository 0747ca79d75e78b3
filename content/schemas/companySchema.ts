import * as v from 'valibot';
import { documentsSchema, type DocumentTypes } from './documentsSchema';
import { code, day, fields, lei, localisedText, text, textOrLocalisedText, updatedAt } from './fieldSchemas';

const colourText = 'a colour as #rrggbb';
const colour = v.pipe(v.string(colourText), v.regex(/^#[0-9a-f]{6}$/i, colourText));
const svgText = 'the name of an SVG file of company';
const svgFile = v.pipe(v.string(svgText), v.regex(/^[\w-]+\.svg$/, svgText));

export const companySchema = (documentTypes: DocumentTypes) =>
  fields({
    title: text,
    baseline: localisedText,
    subBaseline: v.nullish(localisedText, null),
    updatedAt,
    lei: v.nullish(lei, null),
    infos: v.array(fields({ code, content: textOrLocalisedText }), 'a list of infos'),
    keyFigures: v.array(
      fields({ code, value: textOrLocalisedText, title: localisedText }),
      'a list of key figures',
    ),
    brand: fields({
      colour,
      accentColour: colour,
      logo: svgFile,
      icon: svgFile,
      mapOnDark: svgFile,
      mapOnLight: svgFile,
    }),
    documents: documentsSchema(documentTypes),
  });

/** Differences between files and content that a person accepts, for a reason and until a day. */
export const acceptedSchema = v.array(
  fields({
    /** Path of the file in the content. */
    file: text,
    /** As the file names it. */
    field: text,
    /** The file says this: another value is another difference. */
    value: text,
    reason: text,
    acceptedBy: text,
    /** The last day on which it is accepted. */
    until: day,
  }),
  'a list of differences',
);
