import { chakra } from '@chakra-ui/react';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toaster } from '../feedback';
import { formatBytes, useLanguage } from '../formats';
import { pictureAddress } from '../PictureDifference';
import { type Crop, croppedPng, type Shape, shapes } from './crop';
import { CropDialog } from './CropDialog';
import { useSaveMutation } from './draftApi';
import { FileField } from './FileField';
import { FormContext } from './formContext';
import { pictureFault, pictureTypes } from './media/pickedFile';

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
  const { name, head, files } = useContext(FormContext);
  const [save, { isLoading, error, reset }] = useSaveMutation();
  const [picture, setPicture] = useState<ImageBitmap>();
  const [problem, setProblem] = useState<string>();
  const blob = files.find((file) => file.path === path)?.blob ?? null;

  const choose = async (file: File) => {
    const told = { file: file.name, size: formatBytes(file.size, language) };
    const fault = pictureFault(file);
    setProblem(fault && t(`picture.${fault}`, told));
    if (!fault) setPicture(await createImageBitmap(file));
  };
  const saveCropped = async (cropped: ImageBitmap, crop: Crop) => {
    const content = await croppedPng(cropped, shapes[shape], crop);
    if ((await save({ name, files: [{ path, base: blob, content, encoding: 'base64' }] })).error) return;
    setPicture(undefined);
    toaster.create({ type: 'success', title: t('picture.saved') });
    onSaved?.();
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
        {blob !== null && (
          <chakra.img
            src={pictureAddress(head, path)}
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
          isBusy={isLoading}
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
