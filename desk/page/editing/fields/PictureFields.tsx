import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JsonMap } from '../../../api';
import { useProblemText } from '../../kit/feedback';
import { useFieldNames } from '../../fieldNames';
import { chequered } from '../../changes/PictureDifference';
import { FileField } from './FileField';
import { type FieldProps, FormContext } from './formContext';
import { emptyLike } from './formShape';
import { Group } from './PlainFields';
import { maxBytes, pictureFault, pictureTypes, toBase64 } from '../media/pickedFile';
import { useReplacedFile } from './useReplacedFile';
import { Tick } from '../../kit/controls';
import { Small } from '../../kit/screenLayout';
import { formatBytes, useLanguage } from '../../kit/formats';
import { type Crop, croppedPng, type Shape, shapes } from './crop';
import { CropDialog } from './CropDialog';

interface PictureFieldProps {
  /** Path of its PNG in the content. */
  path: string;
  shape: Shape;
  onSaved?: () => void;
}

/** A picture that is dropped or chosen, cropped, and saved at once. */
export function PictureField({ path, shape, onSaved }: PictureFieldProps) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const { address, isSaving, error, reset, replace } = useReplacedFile(path, t('picture.saved'));
  const [picture, setPicture] = useState<ImageBitmap>();
  const [problem, setProblem] = useState<string>();

  const choose = async (file: File) => {
    const told = { file: file.name, size: formatBytes(file.size, language) };
    const fault = pictureFault(file);
    setProblem(fault && t(`picture.${fault}`, told));
    if (!fault) setPicture(await createImageBitmap(file));
  };
  const saveCropped = async (cropped: ImageBitmap, crop: Crop) => {
    const outcome = await replace(await croppedPng(cropped, shapes[shape], crop));
    if (outcome === 'failed') return;
    setPicture(undefined);
    if (outcome === 'saved') onSaved?.();
    else setProblem(t('picture.conflict'));
  };
  const orUnreadable = (work: Promise<void>) =>
    work.catch(() => {
      setPicture(undefined);
      setProblem(t('picture.wrong'));
    });

  return (
    <>
      <FileField
        label={t('picture.choose')}
        accept={pictureTypes.join(',')}
        help={t(`picture.help.${shape}`)}
        problem={problem}
        onChoose={(file) => void orUnreadable(choose(file))}
      >
        {address !== undefined && (
          <chakra.img
            src={address}
            alt={t(`picture.current.${shape}`)}
            display="block"
            width={shape === 'news' ? '60' : '32'}
            maxWidth="100%"
          />
        )}
      </FileField>
      {picture && (
        <CropDialog
          picture={picture}
          shape={shapes[shape]}
          isBusy={isSaving}
          error={error}
          onSave={(crop) => void orUnreadable(saveCropped(picture, crop))}
          onClose={() => {
            setPicture(undefined);
            reset();
          }}
        />
      )}
    </>
  );
}

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
          <Tick label={fieldName('decorative')} isTicked={isDecorative} onTick={decide} />
          <Small>{t(isDecorative ? 'picture.decorative' : 'picture.alt')}</Small>
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
        <Tick
          label={t('picture.isShown')}
          isTicked={value !== ''}
          onTick={(isShown) => use(isShown ? fileName : '')}
        />
      )}
    </Group>
  );
}

/** A drawing of the brand, which is saved at once. The server takes out what could run in it. */
export function BrandDrawing({ value, ...field }: FieldProps<string>) {
  const { t } = useTranslation('desk');
  const textOf = useProblemText();
  const { address, isSaving, error, replace } = useReplacedFile(`company/${value}`, t('picture.saved'));
  const [problem, setProblem] = useState<string>();
  const choose = async (file: File) => {
    const isTooLarge = file.size > maxBytes;
    setProblem(isTooLarge ? t('problem.too-large') : undefined);
    if (!isTooLarge && (await replace(await toBase64(file))) === 'conflict')
      setProblem(t('picture.conflict'));
  };
  return (
    <Group {...field}>
      <FileField
        label={t('picture.chooseSvg')}
        accept="image/svg+xml,.svg"
        help={t('picture.help.brand')}
        problem={problem ?? (error && textOf(error))}
        isBusy={isSaving}
        onChoose={(file) => void choose(file)}
      >
        {address !== undefined && (
          <Box background={chequered} padding="2">
            <chakra.img src={address} alt={field.label} height="16" maxWidth="60" />
          </Box>
        )}
      </FileField>
    </Group>
  );
}
