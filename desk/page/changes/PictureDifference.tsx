import { Box, chakra, SimpleGrid, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Difference } from '../fieldNames';
import { formatBytes, useLanguage } from '../kit/formats';

/** Ids of the live revision and the latest; a picture is of one of them. */
export interface Revisions {
  before: string;
  after: string;
}

type Picture = NonNullable<Extract<Difference, { type: 'picture' }>['before']>;

/** Address of a picture of the content, as it is at a revision. */
export const pictureAddress = (revision: string, path: string) =>
  `/api/pictures/${encodeURIComponent(revision)}?path=${encodeURIComponent(path)}`;

/** Shows what is light, and what is dark, where nothing else lies under a picture. */
export const chequered =
  'repeating-conic-gradient({colors.brand.lilac} 0 25%, {colors.brand.hairline} 0 50%) 0 0 / 1.5rem 1.5rem';

/** `undefined` until it is there, `null` where it is no picture. */
type Size = { width: number; height: number } | null | undefined;

function PictureSide({
  name,
  picture,
  revision,
}: {
  name: string;
  picture: Picture | null;
  revision: string;
}) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const [size, setSize] = useState<Size>();
  const facts = picture && [
    formatBytes(picture.bytes, language),
    ...(size ? [t('changes.pixels', size)] : []),
  ];
  return (
    <chakra.figure margin="0">
      {!picture || size === null ? (
        <Text color="fg.muted" borderWidth="1px" padding="4">
          {picture ? t('changes.brokenPicture') : t('changes.noPicture')}
        </Text>
      ) : (
        <Box borderWidth="1px" background={chequered} width="fit-content" maxWidth="100%">
          <chakra.img
            src={pictureAddress(revision, picture.path)}
            alt=""
            loading="lazy"
            display="block"
            maxHeight="64"
            maxWidth="100%"
            minWidth="16"
            onError={() => setSize(null)}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setSize({ width: naturalWidth, height: naturalHeight })
            }
          />
        </Box>
      )}
      <chakra.figcaption textStyle="small" marginTop="1">
        <Text as="span" fontWeight="600">
          {name}
        </Text>
        {facts && <span>{` · ${facts.join(' · ')}`}</span>}
      </chakra.figcaption>
    </chakra.figure>
  );
}

/** A picture as it is, beside what it will be. */
export function PictureDifference({
  before,
  after,
  revisions,
}: Extract<Difference, { type: 'picture' }> & { revisions: Revisions }) {
  const { t } = useTranslation('desk');
  return (
    <SimpleGrid columns={2} gap={{ base: '3', sm: '4' }}>
      <PictureSide name={t('changes.before')} picture={before} revision={revisions.before} />
      <PictureSide name={t('changes.after')} picture={after} revision={revisions.after} />
    </SimpleGrid>
  );
}
