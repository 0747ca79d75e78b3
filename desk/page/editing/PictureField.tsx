import { chakra, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toaster } from '../feedback';
import { FileField } from './FileField';
import { newsPicture, pictureTypes } from './newsPicture';

interface PictureFieldProps {
  /** Address of the picture that is there. */
  address: string | undefined;
  /** @returns true once it is saved */
  onChoose: (base64: string) => Promise<boolean>;
}

/** The picture of a news item: dropped or chosen, and saved at once. */
export function PictureField({ address, onChoose }: PictureFieldProps) {
  const { t } = useTranslation('desk');
  const [isBusy, setIsBusy] = useState(false);
  const [isWrong, setIsWrong] = useState(false);

  const choose = async (file: File) => {
    setIsWrong(false);
    setIsBusy(true);
    try {
      if (!pictureTypes.includes(file.type)) throw new Error(file.type);
      if (await onChoose(await newsPicture(file)))
        toaster.create({ type: 'success', title: t('picture.saved') });
    } catch {
      setIsWrong(true);
    }
    setIsBusy(false);
  };

  return (
    <Stack as="section" aria-labelledby="picture" gap="2">
      <Text as="h2" id="picture" fontWeight="600">
        {t('picture.title')}
      </Text>
      <FileField
        label={t('picture.choose')}
        accept={pictureTypes.join(',')}
        help={t('picture.help')}
        problem={isWrong ? t('picture.wrong') : undefined}
        isBusy={isBusy}
        onChoose={(file) => void choose(file)}
      >
        {address !== undefined && (
          <chakra.img src={address} alt={t('picture.current')} display="block" width="60" maxWidth="100%" />
        )}
      </FileField>
    </Stack>
  );
}
