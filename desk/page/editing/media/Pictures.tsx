import { Badge, Box, chakra, HStack, Stack } from '@chakra-ui/react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { type DraftContent, isMap } from '../../../api';
import { TextLink } from '../../kit/address';
import { Pending } from '../../kit/feedback';
import { useFieldNames } from '../../fieldNames';
import { formatBytes, useLanguage } from '../../kit/formats';
import { Paged } from '../../kit/Paged';
import { chequered, pictureAddress } from '../../changes/PictureDifference';
import { draftAddress } from '../contentItems';
import { companyFile, type PictureFile, pictureFiles, type PictureUse, teamFile } from './pictureFiles';
import { Section, Small } from '../../kit/screenLayout';
import { draftApi } from '../drafts/draftApi';
import { WithdrawButton } from '../../kit/dialogs';

const shownPictures = 12;

/** An item that shows a picture, by its title in the reader's language if it has one. */
function Use({ use, name }: { use: PictureUse; name: string }) {
  const { fieldName } = useFieldNames();
  const language = useLanguage();
  const texts = 'news' in use ? use.news : [];
  const path = texts.find((text) => text.endsWith(`/${language}.md`)) ?? texts[0];
  const { data } = draftApi.useContentFileQuery(path === undefined ? skipToken : { name, path });
  const { title } = isMap(data?.value) ? data.value : {};
  const code = use.item.replace('news/', '');
  const newsTitle = typeof title === 'string' && title !== '' ? title : code;
  return (
    <TextLink href={draftAddress(name, use.item)}>
      {'member' in use ? use.member : 'field' in use ? fieldName(use.field) : newsTitle}
    </TextLink>
  );
}

function RemovePicture({ file: { path, blob }, name }: { file: PictureFile; name: string }) {
  const { t } = useTranslation('desk');
  const [save] = draftApi.useSaveMutation();
  return (
    <WithdrawButton
      title={t('media.removeTitle', { name: path.split('/').at(-1) })}
      description={t('media.removePicture')}
      label={t('media.remove')}
      done={t('media.pictureRemoved')}
      withdraw={() => save({ name, files: [{ path, base: blob, content: null }] })}
    />
  );
}

function PictureRow({ file, content }: { file: PictureFile; content: DraftContent }) {
  const { t } = useTranslation('desk');
  const { name, head } = content.draft;
  const { path, size, uses } = file;
  const bytes = formatBytes(size, useLanguage());
  return (
    <HStack as="li" borderTopWidth="1px" paddingBlock="3" gap="4" align="flex-start">
      <Box flexShrink="0" background={path.endsWith('.svg') ? chequered : 'bg.subtle'}>
        <chakra.img
          src={pictureAddress(head, path)}
          alt=""
          loading="lazy"
          display="block"
          width="28"
          height="16"
          objectFit="contain"
        />
      </Box>
      <Stack gap="1" align="flex-start" minWidth="0">
        {uses.map((use) => (
          <Use key={JSON.stringify(use)} use={use} name={name} />
        ))}
        {uses.length === 0 && <Badge colorPalette="orange">{t('media.unused')}</Badge>}
        <Small>
          {/* Nothing but its name tells what an unused one is. */}
          {uses.length === 0 ? `${path} · ${bytes}` : bytes}
        </Small>
        {uses.length === 0 && <RemovePicture file={file} name={name} />}
      </Stack>
    </HStack>
  );
}

/** The pictures of a draft, and where each is shown. */
export function Pictures({ content }: { content: DraftContent }) {
  const { t } = useTranslation('desk');
  const { name } = content.draft;
  const fresh = { refetchOnMountOrArgChange: true };
  const team = draftApi.useContentFileQuery({ name, path: teamFile }, fresh);
  const company = draftApi.useContentFileQuery({ name, path: companyFile }, fresh);
  const error = team.error ?? company.error;
  const lists = { team: team.data?.value, company: company.data?.value };
  /** Only once both are loaded is it known which pictures nothing uses. */
  const isKnown = team.data !== undefined && company.data !== undefined;
  const refetch = () => Promise.all([team.refetch(), company.refetch()]);
  return (
    <Section title={t('media.pictures')} gap="4">
      <Pending of={{ data: isKnown || undefined, error, refetch }} />
      {isKnown && (
        <Paged
          items={pictureFiles(content.files, lists)}
          first={shownPictures}
          display="grid"
          gridTemplateColumns={{ lg: '1fr 1fr' }}
          columnGap="12"
        >
          {(file) => <PictureRow key={file.path} file={file} content={content} />}
        </Paged>
      )}
    </Section>
  );
}
