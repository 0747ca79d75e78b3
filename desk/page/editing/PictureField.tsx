import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes, useLanguage } from '../formats';
import { type Crop, croppedPng, type Shape, shapes } from './crop';
import { CropDialog } from './CropDialog';
import { FileField } from './FileField';
import { pictureFault, pictureTypes } from './media/pickedFile';
import { useReplacedFile } from './useReplacedFile';

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
