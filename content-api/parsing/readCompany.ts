import * as v from 'valibot';
import type { Company } from './content';
import type { ContentSource } from './contentSource';
import { reportDuplicateCodes } from './duplicates';
import { code, fields, localisedText, text, textOrLocalisedText } from './fieldSchemas';

const companySchema = fields({
  title: text,
  baseline: localisedText,
  subBaseline: v.nullish(localisedText, null),
  infos: v.array(fields({ code, content: textOrLocalisedText }), 'a list of infos'),
  keyFigures: v.array(
    fields({ code, value: textOrLocalisedText, title: localisedText }),
    'a list of key figures',
  ),
});

export async function readCompany(source: ContentSource): Promise<Company | null> {
  const file = await source.readYaml('company/company.yaml', companySchema);
  if (!file) return null;
  reportDuplicateCodes(file.value.infos, ['infos'], file.report);
  reportDuplicateCodes(file.value.keyFigures, ['keyFigures'], file.report);
  return file.value;
}
