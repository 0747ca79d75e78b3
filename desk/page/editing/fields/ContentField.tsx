import { Button, HStack, SimpleGrid, Stack } from '@chakra-ui/react';
import { memo, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { locales } from '../../../../src/i18n/locales';
import { bodyField, isMap, type JsonMap } from '../../../api';
import { useFieldNames } from '../../fieldNames';
import { languageLabel, useLanguage } from '../../kit/formats';
import { ChoiceField, useChoice } from './ChoiceField';
import { type FieldProps, FormContext } from './formContext';
import { fieldKind, nextItemTexts } from './formShape';
import { DateField, Group, GroupProblems, MarkdownField, NumberField, TextField } from './PlainFields';
import { ListField } from './ListField';
import { BrandDrawing, NewsImage, PortraitField } from './PictureFields';
import { pathText } from './problemFields';
import { FieldRemarks, RemarkButton } from '../remarks/RemarkNote';
import { Tick } from '../../kit/controls';

/** One text in its languages: side by side where there is room, or one under the other. */
function LocalisedField(field: FieldProps<Record<string, string>>) {
  const language = useLanguage();
  return (
    <Group {...field}>
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
        {locales.map((locale) => (
          <ContentField
            key={locale}
            file={field.file}
            path={[...field.path, locale]}
            value={field.value[locale] ?? ''}
            label={languageLabel(locale, language)}
            lang={locale}
          />
        ))}
      </SimpleGrid>
    </Group>
  );
}

/** All fields of a map, one under the other. */
export function MapFields({ file, path, value, lang }: Omit<FieldProps<JsonMap>, 'label'>) {
  const { t } = useTranslation('desk');
  const { fieldName } = useFieldNames();
  return (
    <Stack gap="5">
      {Object.entries(value).map(([name, child]) => {
        const label = name === bodyField ? t('fields.text') : fieldName(name);
        const field = { file, path: [...path, name], value: child, label, lang };
        if (name === 'image' && file.endsWith('/news.yaml') && isMap(child))
          return (
            <NewsImage key={name} {...field} value={child}>
              <ContentField
                {...field}
                path={[...field.path, 'alt']}
                value={child.alt ?? {}}
                label={fieldName('alt')}
              />
            </NewsImage>
          );
        if (name === 'portrait' && file.startsWith('team/') && typeof child === 'string')
          return (
            <PortraitField
              key={name}
              {...field}
              value={child}
              code={typeof value.code === 'string' ? value.code : ''}
            />
          );
        if (path[0] === 'brand' && typeof child === 'string' && child.endsWith('.svg'))
          return <BrandDrawing key={name} {...field} value={child} />;
        return <ContentField key={name} {...field} />;
      })}
    </Stack>
  );
}

/** A further item of a block: its texts are numbered. An item goes when its texts are emptied. */
function NewBlockItem({ file, path, value, label }: FieldProps<JsonMap>) {
  const { t } = useTranslation('desk');
  const { set } = useContext(FormContext);
  const texts = nextItemTexts(value);
  if (path.at(-1) !== 'texts' || Object.keys(texts).length === 0) return null;
  return (
    <Button
      size="sm"
      variant="outline"
      alignSelf="flex-start"
      aria-label={t('form.addTo', { field: label })}
      onClick={() => set(file, path, { ...value, ...texts })}
    >
      {t('form.add')}
    </Button>
  );
}

function FlagField({ file, path, value, label }: FieldProps<boolean>) {
  const { set } = useContext(FormContext);
  return (
    <Stack gap="1">
      <HStack gap="0">
        <Tick label={label} isTicked={value} onTick={(isChecked) => set(file, path, isChecked)} />
        <RemarkButton file={file} path={path} label={label} />
      </HStack>
      <GroupProblems file={file} path={path} />
      <FieldRemarks file={file} path={path} />
    </Stack>
  );
}

function renderEntry(entry: FieldProps) {
  return isMap(entry.value) ? <MapFields {...entry} value={entry.value} /> : <ContentField {...entry} />;
}

function Field(field: FieldProps) {
  // A text stays the field that it was while one types in it.
  const [kind] = useState(() => fieldKind(field.path, field.value));
  const choice = useChoice(field);
  const { value } = field;
  if (kind === 'number') return <NumberField {...field} value={typeof value === 'number' ? value : null} />;
  if (typeof value === 'boolean') return <FlagField {...field} value={value} />;
  if (Array.isArray(value))
    return choice ? (
      <ChoiceField {...field} value={value} />
    ) : (
      <ListField {...field} value={value} renderEntry={renderEntry} />
    );
  if (isMap(value)) {
    if (kind === 'localised') return <LocalisedField {...field} value={value as Record<string, string>} />;
    return (
      <Group {...field}>
        <Stack gap="5" borderInlineStartWidth="2px" paddingInlineStart={{ base: '3', md: '5' }}>
          <MapFields {...field} value={value} />
          <NewBlockItem {...field} value={value} />
        </Stack>
      </Group>
    );
  }
  const text = { ...field, value: String(value ?? '') };
  if (choice) return <ChoiceField {...text} />;
  switch (kind) {
    case 'markdown':
      return <MarkdownField {...text} />;
    case 'day':
    case 'moment':
      return <DateField {...text} isMoment={kind === 'moment'} />;
    default:
      return <TextField {...text} isLong={kind === 'long'} />;
  }
}

const isSame = (a: FieldProps, b: FieldProps) =>
  a.value === b.value &&
  a.label === b.label &&
  a.lang === b.lang &&
  a.file === b.file &&
  pathText(a.path) === pathText(b.path);

/** One field of a file, whatever it holds. Only those that change are drawn again. */
export const ContentField = memo(Field, isSame);
