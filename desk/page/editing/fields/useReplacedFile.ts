import { useContext } from 'react';
import { deskError } from '../../deskApi';
import { toaster } from '../../kit/feedback';
import { pictureAddress } from '../../changes/PictureDifference';
import { useDeskDispatch } from '../../kit/deskStore';
import { draftApi } from '../drafts/draftApi';
import { FormContext } from './formContext';

/** A file of the draft, and how it is replaced at once. @param saved tells that it is */
export function useReplacedFile(path: string, saved: string) {
  const { name, head, files } = useContext(FormContext);
  const dispatch = useDeskDispatch();
  const [save, { isLoading, error, reset }] = draftApi.useSaveMutation();
  const file = files.find((known) => known.path === path);

  /**
   * @param content base64
   * @param target its path, if it takes the place of this file under another name
   * @returns `conflict` where somebody else has replaced it: theirs is shown then
   */
  const replace = async (content: string, target = path): Promise<'saved' | 'conflict' | 'failed'> => {
    const base = files.find((known) => known.path === target)?.blob ?? null;
    const gone = file && target !== path ? [{ path, base: file.blob, content: null }] : [];
    const result = await save({
      name,
      files: [{ path: target, base, content, encoding: 'base64' }, ...gone],
    });
    if (!result.error) {
      toaster.create({ type: 'success', title: saved });
      return 'saved';
    }
    if (deskError(result.error).code !== 'draft-conflicts') return 'failed';
    dispatch(draftApi.util.invalidateTags(['Drafts']));
    reset();
    return 'conflict';
  };
  return {
    /** Undefined where there is none. */
    file,
    /** Address at which a picture is shown; undefined where there is none. */
    address: file && pictureAddress(head, path),
    isSaving: isLoading,
    error,
    reset,
    replace,
  };
}
