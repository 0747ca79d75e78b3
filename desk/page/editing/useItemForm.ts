import type { SerializedError } from '@reduxjs/toolkit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Conflict, ContentFile, FieldPath, Json, SavedFile } from '../../api';
import { deskError, type DeskError } from '../deskApi';
import { useDeskDispatch } from '../kit/deskStore';
import { draftApi } from './drafts/draftApi';
import { setAt } from './fields/formEdits';
import { contentValue, formValue } from './fields/formShape';
import { afterSave, type Choice, formFile, savedFiles, settled } from './itemFiles';
import { forgetEdits, type FormFile, keepEdits, readEdits } from './keptEdits';

type Failure = DeskError | SerializedError;

/** The result of the last save. */
export type SaveState =
  | { is: 'saved'; merged: readonly string[] }
  | { is: 'nothing' }
  | { is: 'failed'; error: Failure }
  | { is: 'conflicts'; conflicts: readonly Conflict[] };

/** Reads files of the draft as they are now, in one request. */
function useReadFiles(name: string): (paths: readonly string[]) => Promise<ContentFile[]> {
  const dispatch = useDeskDispatch();
  return useCallback(
    async (paths: readonly string[]) => {
      if (paths.length === 0) return [];
      const options = { forceRefetch: true, subscribe: false };
      return dispatch(draftApi.endpoints.contentFiles.initiate({ name, paths }, options)).unwrap();
    },
    [dispatch, name],
  );
}

/** The files of an item as they are typed: loaded, kept in the browser, and saved. */
export function useItemForm(name: string, itemFiles: readonly string[], key: string) {
  const readFiles = useReadFiles(name);
  const [save, { isLoading: isSaving }] = draftApi.useSaveMutation();
  // The files of when the form was opened.
  const [paths] = useState(itemFiles);
  const [files, setFiles] = useState<readonly FormFile[]>();
  const [failure, setFailure] = useState<Failure>();
  const [saveState, setSaveState] = useState<SaveState>();
  /** When what was typed and not saved was kept, if that is shown. */
  const [keptAt, setKeptAt] = useState<string>();
  const [isKept, setIsKept] = useState(true);
  /** Fields of another version of the files are drawn anew. */
  const [version, setVersion] = useState(0);
  /** The newest edits, also for work that began before they were typed. */
  const latest = useRef<readonly FormFile[]>([]);

  const put = useCallback(
    (now: readonly FormFile[]) => {
      latest.current = now;
      setFiles(now);
      if (savedFiles(now).length > 0) setIsKept(keepEdits(key, now));
      else forgetEdits(key);
    },
    [key],
  );

  const load = useCallback(async () => {
    try {
      const read = await readFiles(paths);
      const kept = readEdits(key);
      put(read.map((file) => kept?.files.find(({ path }) => path === file.path) ?? formFile(file)));
      setVersion((known) => known + 1);
      setKeptAt(kept?.at);
      setFailure(undefined);
    } catch (error) {
      setFailure(error as Failure);
    }
  }, [paths, readFiles, key, put]);
  useEffect(() => void Promise.resolve().then(load), [load]);

  const set = useCallback(
    (path: string, field: FieldPath, value: Json) => {
      setSaveState((state) => (state?.is === 'conflicts' ? state : undefined));
      const typed = (file: FormFile) => {
        const now = setAt(file.value, field, value);
        // A block of another kind has other texts; those with content stay.
        return { ...file, value: field.at(-1) === 'kind' ? formValue(contentValue(now), file.shape) : now };
      };
      put(latest.current.map((file) => (file.path === path ? typed(file) : file)));
    },
    [put],
  );

  const fileAt = useCallback((path: string) => latest.current.find((file) => file.path === path), []);

  const saveFiles = async (): Promise<SaveState> => {
    const sent = latest.current;
    const wanted = savedFiles(sent);
    if (wanted.length === 0) return { is: 'nothing' };
    const { data, error } = await save({ name, files: wanted });
    if (error) {
      const { code, conflicts = [] } = deskError(error);
      const isConflict = code === 'draft-conflicts' && conflicts.length > 0;
      return isConflict ? { is: 'conflicts', conflicts } : { is: 'failed', error };
    }
    const merged = sent.map(({ path }) => path).filter((path) => data.merged.includes(path));
    const fresh = await readFiles(merged);
    put(afterSave(latest.current, sent, data.files, fresh));
    if (merged.length > 0) setVersion((known) => known + 1);
    setKeptAt(undefined);
    return { is: 'saved', merged };
  };
  const act = async (work: () => Promise<SaveState>) => {
    try {
      setSaveState(await work());
    } catch (error) {
      setSaveState({ is: 'failed', error: error as Failure });
    }
  };

  const edited = useMemo(() => savedFiles(files ?? []), [files]);
  return {
    files,
    failure,
    edited,
    isChanged: edited.length > 0,
    isSaving,
    isKept,
    keptAt,
    saveState,
    version,
    set,
    fileAt,
    load,
    save: async () => {
      if (!isSaving) await act(saveFiles);
    },
    /** Saves again, with what was chosen where others changed the same. */
    settle: (conflicts: readonly (Conflict & { choice: Choice })[]) =>
      act(async () => {
        const fresh = await readFiles([...new Set(conflicts.map(({ path }) => path))]);
        const settledFile = (file: FormFile) => {
          const other = fresh.find(({ path }) => path === file.path);
          return other ? settled(file, other, conflicts) : file;
        };
        put(latest.current.map(settledFile));
        setVersion((known) => known + 1);
        return saveFiles();
      }),
    closeConflicts: () => setSaveState(undefined),
    /** Saves a file as a whole, at once: a text in another language. */
    saveWhole: async (file: Extract<SavedFile, { content: unknown }>) => {
      const { error } = await save({ name, files: [file] });
      if (error) setSaveState({ is: 'failed', error });
      else put([...latest.current, ...(await readFiles([file.path])).map(formFile)]);
    },
    /** Forgets what was typed. */
    discard: () => {
      forgetEdits(key);
      setSaveState(undefined);
      void load();
    },
  };
}

export type ItemForm = ReturnType<typeof useItemForm>;
