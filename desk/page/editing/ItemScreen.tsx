import { Button, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { locales } from '../../../src/i18n/locales';
import { type DraftContent, isMap, localTimeInParis, type Session } from '../../api';
import { useLeaveGuard } from '../kit/address';
import { ActDialog, ConfirmDialog } from '../kit/dialogs';
import { Loading, Notice, ProblemNotice } from '../kit/feedback';
import { formatList, languageLabel, languageName, Moment, useLanguage } from '../kit/formats';
import { ConflictDialog } from './drafts/ConflictDialog';
import { ContentField, MapFields } from './fields/ContentField';
import { type ContentItem, itemsOf, localeOf, publishedFrom } from './contentItems';
import { DraftPart, DraftProblems } from './drafts/DraftPart';
import { FormWithPage } from './FormWithPage';
import { FormContext, ProblemsContext } from './fields/formContext';
import { type FormFile, keptKey } from './keptEdits';
import { ItemFile, ShareFiles } from './ItemFile';
import { ItemHistory } from './ItemHistory';
import { ItemRemarks } from './remarks/ItemRemarks';
import { emptyText } from './NewNews';
import { SaveBar } from './SaveBar';
import { type ItemForm, useItemForm } from './useItemForm';
import { useTitles } from './useTitles';
import { useLiveProblems } from './useLiveProblems';
import { Section, SectionTitle } from '../kit/screenLayout';
import { draftApi } from './drafts/draftApi';

const openMs = 15_000;

/** Asks before unsaved edits are left behind. */
function LeaveDialog({ isChanged }: { isChanged: boolean }) {
  const { t } = useTranslation('desk');
  const [leave, setLeave] = useState<() => void>();
  useLeaveGuard(
    isChanged,
    useCallback((go: () => void) => setLeave(() => go), []),
  );
  return (
    <ConfirmDialog
      isOpen={leave !== undefined}
      onOpen={() => setLeave(undefined)}
      title={t('form.leaveTitle')}
      description={t('form.leaveBody')}
      confirm={t('form.leave')}
      onConfirm={() => leave?.()}
    />
  );
}

/** The fields of a file, which may be a list. */
function FileFields({ file: { path, value }, lang }: { file: FormFile; lang?: string }) {
  const { t } = useTranslation('desk');
  if (isMap(value)) return <MapFields file={path} path={[]} value={value} lang={lang} />;
  return <ContentField file={path} path={[]} value={value} label={t('form.entries')} />;
}

/** The item's texts, a column for each language. */
function LanguageColumns({ item, form }: { item: ContentItem; form: ItemForm }) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const files = form.files ?? [];
  if (!files.some(({ path }) => localeOf(path))) return null;
  const shared = files.find(({ path }) => path.endsWith('/news.yaml'))?.value;
  const isDocument = isMap(shared) && shared.routeType === 'DOC';
  const add = (locale: string) =>
    form.saveWhole({ path: `${item.id}/${locale}.md`, base: null, content: emptyText });
  return (
    <SimpleGrid columns={{ base: 1, lg: 3 }} gap={{ base: '8', lg: '6' }}>
      {locales.map((locale) => {
        const file = files.find(({ path }) => localeOf(path) === locale);
        const name = languageName(locale, language);
        return (
          <Section key={locale} title={languageLabel(locale, language)} gap="4" minWidth="0">
            {file ? (
              <>
                <FileFields file={file} lang={locale} />
                {isDocument && (
                  <ItemFile
                    path={`${item.id}/${locale}`}
                    label={t('media.choosePdf', { language: languageLabel(locale, language) })}
                    extensions={['pdf']}
                  />
                )}
              </>
            ) : (
              <>
                <Text color="fg.muted">{t('form.noText', { language: name })}</Text>
                {item.kind === 'news' && (
                  <Button variant="outline" alignSelf="flex-start" onClick={() => void add(locale)}>
                    {t('form.addText', { language: name })}
                  </Button>
                )}
              </>
            )}
          </Section>
        );
      })}
    </SimpleGrid>
  );
}

/** Names who else has the item open: what both change is merged, or shown as a conflict. */
function Others({ name, item }: { name: string; item: string }) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const { data = [] } = draftApi.useOthersQuery(
    { name, item },
    { pollingInterval: openMs, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  );
  return (
    <Text role="status" color="fg.muted">
      {data.length > 0 && t('form.others', { count: data.length, names: formatList(data, language) })}
    </Text>
  );
}

/** Takes a news item off the site, by its time of withdrawal. It is saved and published as any other change. */
function WithdrawNews({ file, set }: { file: FormFile; set: ItemForm['set'] }) {
  const { t } = useTranslation('desk');
  const act = () => {
    set(file.path, ['expireAt'], localTimeInParis(new Date()).replace('T', ' '));
    return Promise.resolve({});
  };
  return (
    <ActDialog
      trigger={
        <Button variant="outline" alignSelf="flex-start">
          {t('form.withdraw')}
        </Button>
      }
      title={t('form.withdrawTitle')}
      description={t('form.withdrawBody')}
      confirm={t('form.withdraw')}
      act={act}
    />
  );
}

/** Notices for a person to read before they go on typing. */
function Notices({ form }: { form: ItemForm }) {
  const { t } = useTranslation('desk');
  const { saveState, keptAt, isChanged, isKept } = form;
  return (
    <>
      {keptAt !== undefined && isChanged && (
        <Notice status="info" title={t('form.kept')}>
          <Stack align="flex-start" gap="2">
            <Text>
              {t('form.keptLead')} <Moment at={keptAt} />
            </Text>
            <Button size="sm" variant="outline" bg="bg" onClick={form.discard}>
              {t('form.discard')}
            </Button>
          </Stack>
        </Notice>
      )}
      {!isKept && <Notice status="warning">{t('form.notKept')}</Notice>}
      {saveState?.is === 'failed' && <ProblemNotice error={saveState.error} />}
    </>
  );
}

function Form({ content, item, session }: { content: DraftContent; item: ContentItem; session: Session }) {
  const { t } = useTranslation('desk');
  const { name, head } = content.draft;
  const form = useItemForm(name, item.files, keptKey(session.name, name, item.id));
  const { files, set, fileAt, failure } = form;
  const problems = useLiveProblems(name, item.id, files, form.edited, content.problems);
  const options = useMemo(
    () => ({ name, head, files: content.files, set, fileAt }),
    [name, head, set, fileAt, content.files],
  );
  if (failure) return <ProblemNotice error={failure} onRetry={() => void form.load()} />;
  if (!files) return <Loading />;

  const shared = item.kind === 'news' ? files.find(({ path }) => path.endsWith('/news.yaml')) : undefined;
  const from = publishedFrom(item, isMap(shared?.loaded) ? shared.loaded.publishAt : undefined);
  const count = [...problems.ofFields.values()].flat().length + problems.others.length;
  return (
    <FormContext.Provider value={options}>
      <ProblemsContext.Provider value={problems.ofFields}>
        <FormWithPage name={name} item={item} from={from}>
          {(pageButton) => (
            <>
              <Notices form={form} />
              {problems.others.length > 0 && (
                <DraftProblems name={name} files={content.files} problems={problems.others} />
              )}
              <ItemRemarks content={content} itemId={item.id} files={files} session={session}>
                <Stack key={form.version} gap="8">
                  <LanguageColumns item={item} form={form} />
                  {shared && <SectionTitle marginTop="4">{t('form.shared')}</SectionTitle>}
                  {files
                    .filter(({ path }) => localeOf(path) === undefined)
                    .map((file) => (
                      <FileFields key={file.path} file={file} />
                    ))}
                  {item.id.includes('/shares/') && <ShareFiles item={item} />}
                  {shared && <WithdrawNews file={shared} set={form.set} />}
                </Stack>
              </ItemRemarks>
              <SaveBar form={form} problems={count}>
                {pageButton}
              </SaveBar>
              <ItemHistory name={name} item={item} onRestored={() => void form.load()} />
            </>
          )}
        </FormWithPage>
        <LeaveDialog isChanged={form.isChanged} />
        {form.saveState?.is === 'conflicts' && (
          <ConflictDialog
            act="save"
            files={content.files}
            conflicts={form.saveState.conflicts}
            isBusy={form.isSaving}
            onClose={form.closeConflicts}
            onSettle={(settled) => void form.settle(settled)}
          />
        )}
      </ProblemsContext.Provider>
    </FormContext.Provider>
  );
}

/** The form of one item of a draft. */
export function ItemScreen({ name, itemId, session }: { name: string; itemId: string; session: Session }) {
  const { t } = useTranslation('desk');
  const { data } = draftApi.useDraftQuery(name);
  const { itemTitle } = useTitles(data?.files);
  const itemIn = ({ files }: Pick<DraftContent, 'files'>) =>
    itemsOf(files.map(({ path }) => path)).find(({ id }) => id === itemId);
  const named = data && itemIn(data);
  return (
    <DraftPart
      name={name}
      title={named ? itemTitle(named) : itemId}
      lead={<Others name={name} item={itemId} />}
    >
      {(content) => {
        const item = itemIn(content);
        if (!item) return <Notice status="warning">{t('form.noItem')}</Notice>;
        return <Form content={content} item={item} session={session} />;
      }}
    </DraftPart>
  );
}
