import { Badge, Box, Button, HStack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Changes } from '../../api';
import { TextLink } from '../kit/address';
import { DifferenceItem } from './Difference';
import { useFieldNames, useUntranslatedTitle } from '../fieldNames';
import { formatLanguages, formatMoment, useKindName, useLanguage } from '../kit/formats';
import { Paged } from '../kit/Paged';
import type { Revisions } from './PictureDifference';
import { CountedList, Section, Small } from '../kit/screenLayout';

type Change = Changes['changes'][number];
type Untranslated = Changes['latest']['untranslated'];

const palettes = { added: 'green', edited: 'brand', removed: 'red' } as const;

/** Number of items shown before "show all". */
const shownItems = 20;

/** An item that is a single file is named after its contents. */
function useItemTitle(): (change: Change) => string {
  const nameOf = useKindName();
  const { isField, fieldName } = useFieldNames();
  return ({ kind, code, title }) => {
    if (title !== code) return title;
    if (code === kind) return nameOf(kind);
    const [, portrait] = /^portraits\/(.+)$/.exec(code) ?? [];
    if (portrait !== undefined) return `${fieldName('portrait')} › ${portrait}`;
    return isField(code) ? fieldName(code) : code;
  };
}

function ChangeFacts({ change: { from, by, at } }: { change: Change }) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const facts = [
    ...(from === undefined ? [] : [t('changes.renamedFrom', { from })]),
    ...(by === undefined ? [] : [by]),
    ...(at === undefined ? [] : [formatMoment(at, language)]),
  ];
  return <Small>{facts.join(' · ')}</Small>;
}

interface ChangeItemProps {
  change: Change;
  revisions: Revisions;
  /** The item's own screen, where it has one. */
  addressOf?: ((change: Change) => string | undefined) | undefined;
}

function ChangeItem({ change, revisions, addressOf }: ChangeItemProps) {
  const { t } = useTranslation('desk');
  const [isOpen, setIsOpen] = useState(false);
  const contentsId = useId();
  const titleOf = useItemTitle();
  const { differences, omitted } = change;
  const title = titleOf(change);
  const address = addressOf?.(change);
  const count = differences.length + omitted;
  const isOfFields = change.change !== 'edited' && differences.every(({ type }) => type === 'field');
  const label = t(isOfFields ? 'changes.fields' : 'changes.differences', { count });
  return (
    <Box as="li" borderTopWidth="1px" paddingBlock="3">
      <HStack justify="space-between" align="flex-start" gap="4" flexWrap="wrap">
        <Box flex="1" minWidth="56">
          <HStack gap="2" flexWrap="wrap">
            {address === undefined ? (
              <Text fontWeight="600">{title}</Text>
            ) : (
              <TextLink href={address} fontWeight="600">
                {title}
              </TextLink>
            )}
            <Badge colorPalette={palettes[change.change]}>{t(`change.${change.change}`)}</Badge>
          </HStack>
          <ChangeFacts change={change} />
        </Box>
        {count > 0 ? (
          // Named after its item: a list of them read alone says nothing.
          <Button
            size="sm"
            variant="outline"
            aria-expanded={isOpen}
            aria-controls={isOpen ? contentsId : undefined}
            aria-label={t('changes.differencesOf', { differences: label, title })}
            onClick={() => setIsOpen(!isOpen)}
          >
            {label}
          </Button>
        ) : (
          <Small>{t('changes.noText')}</Small>
        )}
      </HStack>
      {isOpen && (
        <Box id={contentsId} marginTop="3">
          <Box as="ul" listStyleType="none">
            {differences.map((difference, index) => (
              // Two of one file may differ in nothing but their place.
              <DifferenceItem key={index} difference={difference} revisions={revisions} />
            ))}
          </Box>
          {omitted > 0 && <Text color="fg.muted">{t('changes.omitted', { count: omitted })}</Text>}
        </Box>
      )}
    </Box>
  );
}

interface ChangeListProps extends Omit<ChangeItemProps, 'change'> {
  /** Heading. */
  title: string;
  changes: readonly Change[];
  /** Number of changes that are not listed. */
  omitted: number;
}

/** Lists the changes by kind of content. */
export function ChangeList({ title, changes, omitted, ...options }: ChangeListProps) {
  const { t } = useTranslation('desk');
  const nameOf = useKindName();
  const kinds = [...new Set(changes.map(({ kind }) => kind))];
  return (
    <Section title={title} gap="6">
      {kinds.map((kind) => (
        <CountedList
          key={kind}
          title={nameOf(kind)}
          items={changes.filter((change) => change.kind === kind)}
          first={shownItems}
        >
          {(change) => <ChangeItem key={change.code} change={change} {...options} />}
        </CountedList>
      ))}
      {omitted > 0 && <Text color="fg.muted">{t('changes.omittedItems', { count: omitted })}</Text>}
    </Section>
  );
}

/** Lists items that are missing in a language. */
export function UntranslatedList({ items }: { items: Untranslated }) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const nameOf = useKindName();
  const titleOf = useUntranslatedTitle();
  return (
    <Section title={t('changes.untranslated', { count: items.length })} lead={t('changes.untranslatedLead')}>
      <Paged items={items} first={shownItems}>
        {(item) => (
          <Box as="li" key={`${item.kind}/${item.code}`} borderTopWidth="1px" paddingBlock="2.5">
            <Text fontWeight="600">{titleOf(item)}</Text>
            <Small>
              {`${nameOf(item.kind)} · ${t('changes.missing', {
                languages: formatLanguages(item.locales, language),
              })}`}
            </Small>
          </Box>
        )}
      </Paged>
    </Section>
  );
}
