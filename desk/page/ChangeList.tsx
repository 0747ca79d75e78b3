import { Badge, Box, Button, Collapsible, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Changes } from '../api';
import { Difference } from './Difference';
import { SectionTitle } from './feedback';
import { formatList, languageName, Moment, useKindName, useLanguage } from './formats';

type Change = Changes['changes'][number];
type Untranslated = NonNullable<Changes['latest']>['untranslated'];

const palettes = { added: 'green', edited: 'brand', removed: 'red' } as const;

/** How many items of a list are shown before somebody asks for the rest. */
const shownItems = 20;

function ChangeItem({ change }: { change: Change }) {
  const { t } = useTranslation('desk');
  const { title, code, by, at, fields } = change;
  const key = change.change === 'edited' ? 'changes.differences' : 'changes.fields';
  const differences = t(key, { count: fields.length });
  return (
    <Box as="li" borderTopWidth="1px" paddingBlock="3">
      <Collapsible.Root lazyMount>
        <HStack justify="space-between" align="flex-start" gap="4" flexWrap="wrap">
          <Box flex="1" minWidth="56">
            <HStack gap="2" flexWrap="wrap">
              <Text fontWeight="600">{title || code}</Text>
              <Badge colorPalette={palettes[change.change]}>{t(`change.${change.change}`)}</Badge>
            </HStack>
            <Text textStyle="small" color="fg.muted">
              <Text as="span" textStyle="code">
                {code}
              </Text>
              {by !== undefined && ` · ${by}`}
              {at !== undefined && (
                <>
                  {' · '}
                  <Moment at={at} />
                </>
              )}
            </Text>
          </Box>
          {fields.length > 0 ? (
            <Collapsible.Trigger asChild>
              {/* Named after its item: a list of them read alone says nothing. */}
              <Button
                size="sm"
                variant="outline"
                aria-label={t('changes.differencesOf', { differences, title: title || code })}
              >
                {differences}
              </Button>
            </Collapsible.Trigger>
          ) : (
            <Text textStyle="small" color="fg.muted">
              {t('changes.noText')}
            </Text>
          )}
        </HStack>
        <Collapsible.Content>
          <Box as="ul" marginTop="3" listStyleType="none">
            {fields.map((field) => (
              <Difference key={field.field} {...field} />
            ))}
          </Box>
        </Collapsible.Content>
      </Collapsible.Root>
    </Box>
  );
}

function ChangeGroup({ kind, changes }: { kind: string; changes: readonly Change[] }) {
  const { t } = useTranslation('desk');
  const nameOf = useKindName();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? changes : changes.slice(0, shownItems);
  const id = `kind-${kind}`;
  return (
    <Box as="section" aria-labelledby={id}>
      <HStack gap="2" paddingBottom="2">
        <Text as="h3" id={id} textStyle="group">
          {nameOf(kind)}
        </Text>
        <Badge variant="outline">{changes.length}</Badge>
      </HStack>
      <Box as="ul" listStyleType="none">
        {shown.map((change) => (
          <ChangeItem key={change.code} change={change} />
        ))}
      </Box>
      {shown.length < changes.length && (
        <Button size="sm" variant="outline" onClick={() => setIsWhole(true)}>
          {t('showAllOf', { count: changes.length })}
        </Button>
      )}
    </Box>
  );
}

/** What differs, by kind of content. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation('desk');
  const kinds = [...new Set(changes.map(({ kind }) => kind))];
  return (
    <Stack as="section" aria-labelledby="list" gap="6">
      <SectionTitle id="list">{t('changes.count', { count: changes.length })}</SectionTitle>
      {kinds.map((kind) => (
        <ChangeGroup key={kind} kind={kind} changes={changes.filter((change) => change.kind === kind)} />
      ))}
    </Stack>
  );
}

/** What is not written in every language. */
export function UntranslatedList({ items }: { items: Untranslated }) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const nameOf = useKindName();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, shownItems);
  return (
    <Stack as="section" aria-labelledby="untranslated" gap="3">
      <SectionTitle id="untranslated">{t('changes.untranslated', { count: items.length })}</SectionTitle>
      <Text color="fg.muted">{t('changes.untranslatedLead')}</Text>
      <Box as="ul" listStyleType="none">
        {shown.map(({ kind, code, title, locales }) => (
          <Box as="li" key={`${kind}/${code}`} borderTopWidth="1px" paddingBlock="2.5">
            <Text fontWeight="600">{title || code}</Text>
            <Text textStyle="small" color="fg.muted">
              {nameOf(kind)}
              {' · '}
              {t('changes.missing', {
                languages: formatList(
                  locales.map((locale) => languageName(locale, language)),
                  language,
                ),
              })}
            </Text>
          </Box>
        ))}
      </Box>
      {shown.length < items.length && (
        <Button size="sm" variant="outline" alignSelf="flex-start" onClick={() => setIsWhole(true)}>
          {t('showAllOf', { count: items.length })}
        </Button>
      )}
    </Stack>
  );
}
