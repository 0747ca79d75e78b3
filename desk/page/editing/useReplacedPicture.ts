import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { deskError } from '../deskApi';
import { toaster } from '../feedback';
import { pictureAddress } from '../PictureDifference';
import { useDeskDispatch } from '../store';
import { draftApi, useSaveMutation } from './draftApi';
import { FormContext } from './formContext';

/** A picture of the draft, and how it is replaced at once. */
export function useReplacedPicture(path: string) {
  const { t } = useTranslation('desk');
  const { name, head, files } = useContext(FormContext);
  const dispatch = useDeskDispatch();
  const [save, { isLoading, error, reset }] = useSaveMutation();
  const blob = files.find((file) => file.path === path)?.blob ?? null;

  /** @param content base64 @returns `conflict` where somebody else has replaced it: theirs is shown then */
  const replace = async (content: string): Promise<'saved' | 'conflict' | 'failed'> => {
    const result = await save({ name, files: [{ path, base: blob, content, encoding: 'base64' }] });
    if (!result.error) {
      toaster.create({ type: 'success', title: t('picture.saved') });
      return 'saved';
    }
    if (deskError(result.error).code !== 'draft-conflicts') return 'failed';
    dispatch(draftApi.util.invalidateTags(['Drafts']));
    reset();
    return 'conflict';
  };
  return {
    /** Undefined where there is none. */
    address: blob === null ? undefined : pictureAddress(head, path),
    isSaving: isLoading,
    error,
    reset,
    replace,
  };
}
