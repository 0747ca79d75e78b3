import { Box, Button, chakra, Stack, Text } from '@chakra-ui/react';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toaster } from '../feedback';
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
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isWrong, setIsWrong] = useState(false);

  const choose = async (file: File | undefined) => {
    if (!file) return;
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
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void choose(event.dataTransfer.files[0]);
  };

  return (
    <Stack as="section" aria-labelledby="picture" gap="2">
      <Text as="h2" id="picture" fontWeight="600">
        {t('picture.title')}
      </Text>
      <Stack
        direction={{ base: 'column', md: 'row' }}
        align="flex-start"
        gap="4"
        borderWidth="1px"
        borderStyle="dashed"
        borderColor="brand.edge"
        padding="4"
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        {address !== undefined && (
          <Box flexShrink="0">
            <chakra.img src={address} alt={t('picture.current')} display="block" width="60" maxWidth="100%" />
          </Box>
        )}
        <Stack gap="2" align="flex-start">
          <Text>{t('picture.help')}</Text>
          <chakra.input
            ref={input}
            type="file"
            accept={pictureTypes.join(',')}
            hidden
            aria-label={t('picture.choose')}
            onChange={({ target }) => {
              void choose(target.files?.[0]);
              // The same file may be chosen again.
              target.value = '';
            }}
          />
          <Button
            size="sm"
            variant="outline"
            loading={isBusy}
            loadingText={t('picture.choose')}
            onClick={() => input.current?.click()}
          >
            {t('picture.choose')}
          </Button>
          {isWrong && (
            <Text role="alert" color="fg.error">
              {t('picture.wrong')}
            </Text>
          )}
        </Stack>
      </Stack>
    </Stack>
  );
}
