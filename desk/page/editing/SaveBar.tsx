import { HStack, Text } from '@chakra-ui/react';
import { type ReactNode, useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatList, useLanguage } from '../kit/formats';
import { FormContext } from './fields/formContext';
import type { ItemForm } from './useItemForm';
import { useTitles } from './useTitles';
import { ActionButton } from '../kit/controls';

/** Ctrl+S, or ⌘S, saves wherever the focus is. */
function useSaveKey(save: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      save();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}

/** Says whether everything is saved. */
function useStateText(form: ItemForm): string {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const { fileTitle } = useTitles(useContext(FormContext).files);
  const { saveState, isChanged } = form;
  if (saveState?.is === 'saved' && !isChanged)
    return saveState.merged.length === 0
      ? t('form.saved')
      : t('form.savedMerged', { files: formatList(saveState.merged.map(fileTitle), language) });
  if (saveState?.is === 'nothing') return t('form.nothingToSave');
  return isChanged ? t('form.unsaved') : '';
}

/** Stays in sight while one types. */
export function SaveBar({
  form,
  problems,
  children,
}: {
  form: ItemForm;
  problems: number;
  children?: ReactNode;
}) {
  const { t } = useTranslation('desk');
  const text = useStateText(form);
  useSaveKey(() => void form.save());
  return (
    <HStack
      position="sticky"
      bottom="0"
      zIndex="docked"
      bg="bg"
      borderTopWidth="1px"
      paddingBlock="3"
      gap="4"
      rowGap="1"
      flexWrap="wrap"
    >
      <ActionButton
        alignSelf="auto"
        label={t('form.save')}
        isBusy={form.isSaving}
        onClick={() => void form.save()}
      />
      {children}
      <Text role="status" textStyle="small">
        {text}
      </Text>
      <Text role="status" textStyle="small" color="fg.error">
        {problems > 0 && t('form.problems', { count: problems })}
      </Text>
    </HStack>
  );
}
