import { Stack } from '@chakra-ui/react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { type DraftContent, isMap, type Json } from '../../../api';
import { useFieldNames } from '../../fieldNames';
import { useLanguage } from '../../kit/formats';
import { itemsOf } from '../contentItems';
import { type FieldProps, FormContext } from './formContext';
import { FieldFrame, Group } from './PlainFields';
import { isLocalised } from './formShape';
import { useTitles } from '../useTitles';
import { type Option, Select, Tick } from '../../kit/controls';
import { draftApi } from '../drafts/draftApi';

/** Where the choices of a field are: a list of the content, its funds, or codes of the contract. */
export type Choice = { list: string } | { of: 'funds' } | { codes: readonly string[] };

/** Codes of the contract come with each file, from the content's own rules. */
const choices: readonly (readonly [field: string, file: RegExp, choice: Choice])[] = [
  ['category', /^news\//, { list: 'news/categories.yaml' }],
  ['category', /\/fund\.yaml$/, { list: 'categories/categories.yaml' }],
  ['managers', /\/fund\.yaml$/, { list: 'team/team.yaml' }],
  ['tags', /\/fund\.yaml$/, { list: 'funds/tags.yaml' }],
  ['eligibilities', /\/fund\.yaml$/, { list: 'funds/eligibilities.yaml' }],
  ['risks.code', /\/fund\.yaml$/, { list: 'funds/risks.yaml' }],
  ['liquidityTools.code', /\/fund\.yaml$/, { list: 'funds/liquidity-tools.yaml' }],
  ['activatedTools.code', /\/fund\.yaml$/, { list: 'funds/liquidity-tools.yaml' }],
  ['provider', /\/fund\.yaml$/, { list: 'funds/benchmark-providers.yaml' }],
  ['visibleTo', /^funds\//, { list: 'profiles/profiles.yaml' }],
  ['type', /^funds\//, { list: 'document-types/document-types.yaml' }],
  ['funds', /^news\//, { of: 'funds' }],
];

/** Undefined for a field that may hold anything. */
export function useChoice({
  file,
  path,
  value,
}: Pick<FieldProps, 'file' | 'path' | 'value'>): Choice | undefined {
  const { fileAt } = useContext(FormContext);
  const isOfCodes =
    typeof value === 'string' || (Array.isArray(value) && value.every((one) => typeof one === 'string'));
  if (!isOfCodes) return undefined;
  const names = path.filter((part) => typeof part === 'string').join('.');
  const codes = fileAt(file)?.codes?.[names];
  const listed = choices.find(([field, files]) => `.${names}`.endsWith(`.${field}`) && files.test(file))?.[2];
  return listed ?? (codes && { codes });
}

/** The funds of a draft. */
export const fundsOf = (files: DraftContent['files']) =>
  itemsOf(files.map(({ path }) => path)).filter(({ id }) => id.endsWith('/fund'));

function useOptions(choice: Choice | undefined): Option[] {
  const language = useLanguage();
  const { name: draft, files } = useContext(FormContext);
  const { itemTitle } = useTitles(files);
  const { isField, fieldName, codeName } = useFieldNames();
  const list = choice && 'list' in choice ? choice.list : undefined;
  const { data } = draftApi.useContentFileQuery(list === undefined ? skipToken : { name: draft, path: list });
  const nameOfCode = (code: string) => {
    const name = codeName(code);
    return name === code && isField(code) ? fieldName(code) : name;
  };
  const titleOf = (title: Json | undefined, code: string) =>
    isLocalised(title) ? (title[language] ?? code) : typeof title === 'string' ? title : nameOfCode(code);
  if (choice && 'codes' in choice)
    return choice.codes.map((code) => ({ value: code, label: nameOfCode(code) }));
  if (choice && 'of' in choice)
    return fundsOf(files).map((fund) => ({ value: fund.code, label: itemTitle(fund) }));
  const entries = Array.isArray(data?.value) ? data.value.filter(isMap) : [];
  return entries.flatMap(({ code, title, name }) =>
    typeof code === 'string' ? [{ value: code, label: titleOf(title ?? name, code) }] : [],
  );
}

/** Offers the present choice too, if it is in no list. */
function withChosen(options: readonly Option[], chosen: readonly string[]): Option[] {
  const others = chosen.filter((code) => code !== '' && !options.some(({ value }) => value === code));
  return [...options, ...others.map((code) => ({ value: code, label: code }))];
}

function SelectField({ value, ...field }: FieldProps<string>) {
  const { t } = useTranslation('desk');
  const { set } = useContext(FormContext);
  const options = withChosen(useOptions(useChoice({ ...field, value })), [value]);
  return (
    <FieldFrame {...field}>
      <Select
        maxWidth="form"
        value={value}
        options={[{ value: '', label: t('form.noChoice') }, ...options]}
        onChoose={(code) => set(field.file, field.path, code)}
      />
    </FieldFrame>
  );
}

function CheckboxesField({ value, ...field }: FieldProps<string[]>) {
  const { set } = useContext(FormContext);
  const options = withChosen(useOptions(useChoice({ ...field, value })), value);
  // Earlier choices keep their order.
  const choose = (code: string, isChosen: boolean) =>
    set(field.file, field.path, isChosen ? [...value, code] : value.filter((other) => other !== code));
  return (
    <Group {...field}>
      <Stack direction="row" gap="5" rowGap="1" flexWrap="wrap">
        {options.map(({ value: code, label }) => (
          <Tick
            key={code}
            label={label}
            isTicked={value.includes(code)}
            onTick={(isChosen) => choose(code, isChosen)}
          />
        ))}
      </Stack>
    </Group>
  );
}

/** One code of a list, or several. */
export function ChoiceField({ value, ...field }: FieldProps) {
  if (Array.isArray(value)) return <CheckboxesField {...field} value={value.map(String)} />;
  return <SelectField {...field} value={typeof value === 'string' ? value : ''} />;
}
