import * as v from 'valibot';
import { PageComponentKind } from '../../contract/codes.generated';
import { code, fields, oneOf, optionalList, text, updatedAt } from './fieldSchemas';

const textCodeText = 'a code such as title, body, 1.title or 1.body';
const textCode = v.pipe(v.string(textCodeText), v.regex(/^(?:[1-9]\d*\.)?[A-Za-z][\w-]*$/, textCodeText));

const componentSchema = fields({
  code,
  kind: v.picklist(PageComponentKind, oneOf(PageComponentKind)),
  texts: v.record(textCode, text, 'a map of texts'),
});
export const pageSchema = fields({
  title: text,
  description: v.nullish(text, null),
  keywords: optionalList(text, 'a list of texts'),
  updatedAt,
  components: v.array(componentSchema, 'a list of components'),
});
