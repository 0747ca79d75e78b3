import { Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldNames } from '../fieldNames';
import { Checkbox } from './Checkbox';
import type { JsonMap } from './fieldEdits';
import { type FieldProps, FormContext } from './formContext';
import { emptyLike } from './formShape';
import { Group } from './Group';
import { PictureField } from './PictureField';

/** The picture of a news item, and what it says to whom does not see it. @param children fields of its alternative text */
export function NewsImage({ value, children, ...field }: FieldProps<JsonMap> & { children: ReactNode }) {
  const { t } = useTranslation('desk');
  const { fieldName } = useFieldNames();
  const { set } = useContext(FormContext);
  const { file, path } = field;
  const { alt = {} } = value;
  const [typed, setTyped] = useState(alt);
  const isDecorative = value.decorative === true;
  // The content takes one of the two. Untick it, and what was typed is there again.
  const decide = (decorative: boolean) => {
    if (decorative) setTyped(alt);
    set(file, path, { alt: decorative ? emptyLike(alt) : typed, decorative });
  };
  return (
    <Group {...field}>
      <Stack gap="4">
        <PictureField path={file.replace('news.yaml', 'image.png')} shape="news" />
        {!isDecorative && children}
        <Stack gap="1">
          <Checkbox label={fieldName('decorative')} isChecked={isDecorative} onChange={decide} />
          <Text textStyle="small" color="fg.muted">
            {t(isDecorative ? 'picture.decorative' : 'picture.alt')}
          </Text>
        </Stack>
      </Stack>
    </Group>
  );
}

/** The portrait of somebody of the team. @param code theirs, which names a new file */
export function PortraitField({ value, code, ...field }: FieldProps<string> & { code: string }) {
  const { t } = useTranslation('desk');
  const { set, files } = useContext(FormContext);
  const { file, path } = field;
  const fileName = value === '' ? `${code}.png` : value;
  const picture = `team/portraits/${fileName}`;
  const use = (name: string) => set(file, path, name);
  return (
    <Group {...field}>
      {value === '' && code === '' ? (
        <Text color="fg.muted">{t('picture.codeFirst')}</Text>
      ) : (
        <PictureField key={picture} path={picture} shape="portrait" onSaved={() => use(fileName)} />
      )}
      {(value !== '' || files.some((known) => known.path === picture)) && (
        <Checkbox
          label={t('picture.isShown')}
          isChecked={value !== ''}
          onChange={(isShown) => use(isShown ? fileName : '')}
        />
      )}
    </Group>
  );
}
