import { Button, chakra, HStack, Input } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { locales } from '../../../src/i18n/locales';
import { isCalendarDay, localTimeInParis } from '../../api';
import { goTo } from '../kit/address';
import { ActDialog } from '../kit/dialogs';
import { languageLabel, useLanguage } from '../kit/formats';
import { draftAddress } from './contentItems';
import { Labelled, Tick } from '../kit/controls';
import { draftApi } from './drafts/draftApi';

const newsFile = 'routeType: ROUTE\n';
/** Text files begin with front matter, whose fields the form adds. */
export const emptyText = "---\ntitle: ''\n---\n";

const isCode = (code: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(code);

/** A title as a code: `L’été à Séoul` → `l-ete-a-seoul`. */
export function codeOf(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
}

/** Begins a news item: its day, its code and the languages in which it appears. */
export function NewNews({ name }: { name: string }) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const first = useRef<HTMLInputElement>(null);
  const [day, setDay] = useState(() => localTimeInParis(new Date()).slice(0, 10));
  const [code, setCode] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>(locales);
  const [isTried, setIsTried] = useState(false);
  const [save] = draftApi.useSaveMutation();
  const create = async () => {
    setIsTried(true);
    if (!isCalendarDay(day) || !isCode(code) || chosen.length === 0) return false;
    const folder = `news/${day}-${code}`;
    const texts = chosen.map((locale) => ({ path: `${folder}/${locale}.md`, content: emptyText }));
    const files = [{ path: `${folder}/news.yaml`, content: newsFile }, ...texts];
    const result = await save({ name, files: files.map((file) => ({ ...file, base: null })) });
    if (!result.error) goTo(draftAddress(name, folder));
    return result;
  };
  return (
    <ActDialog
      onOpened={() => setIsTried(false)}
      trigger={<Button variant="outline">{t('newNews.button')}</Button>}
      title={t('newNews.title')}
      description={t('newNews.lead')}
      confirm={t('newNews.create')}
      act={create}
      initialFocus={() => first.current}
    >
      <Labelled
        label={t('newNews.code')}
        help={t('newNews.codeHelp')}
        wrong={isTried && !isCode(code) && t('newNews.codeMissing')}
        required
      >
        <Input
          ref={first}
          value={code}
          maxLength={80}
          onChange={({ target }) => setCode(target.value)}
          onBlur={() => setCode(codeOf(code))}
        />
      </Labelled>
      <Labelled
        label={t('newNews.day')}
        wrong={isTried && !isCalendarDay(day) && t('newNews.dayMissing')}
        required
      >
        <Input type="date" value={day} onChange={({ target }) => setDay(target.value)} />
      </Labelled>
      <chakra.fieldset>
        <chakra.legend fontWeight="500" marginBottom="1">
          {t('newNews.languages')}
        </chakra.legend>
        <HStack gap="5" rowGap="1" flexWrap="wrap">
          {locales.map((locale) => (
            <Tick
              key={locale}
              label={languageLabel(locale, language)}
              isTicked={chosen.includes(locale)}
              onTick={(isChosen) =>
                setChosen(locales.filter((other) => (other === locale ? isChosen : chosen.includes(other))))
              }
            />
          ))}
        </HStack>
      </chakra.fieldset>
    </ActDialog>
  );
}
