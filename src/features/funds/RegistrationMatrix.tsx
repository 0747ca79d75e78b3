import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Note } from '../../components/ui/layout';
import {
  Cell,
  ColumnHeader,
  RowHeader,
  TableBody,
  TableHead,
  TableRow,
} from '../../components/ui/tableParts';
import { TextLink } from '../../components/ui/TextLink';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import { absent } from '../../i18n/absent';
import { visibleTo } from '../../profiles/profileVisibility';
import { table, tableCell, wrappedOnPhones } from '../../theme/recipes';
import type { RegistrationsView } from './registrationsView';

const Table = chakra(
  'table',
  {
    base: {
      ...table,
      textStyle: 'small',
      '& th, & td': {
        ...tableCell,
        flex: '1 0 10%',
        paddingBlock: '2',
        paddingInline: { base: '0', md: '2' },
      },
      '& thead th': { color: 'fg.muted', borderColor: 'navy' },
      '& thead th:not(:first-of-type), & td': { textAlign: 'center' },
      // On phones above its countries; on wider screens it stays beside them while the table is scrolled.
      '& th:first-of-type': {
        flexBasis: '100%',
        position: { md: 'sticky', _print: 'static' },
        insetInlineStart: '0',
        bg: 'bg',
        paddingInlineStart: '0',
      },
      ...wrappedOnPhones,
    },
  },
  { defaultProps: { role: 'table' } },
);

/** Shares by country, with letters that say for whom they are registered; for those who distribute funds. */
export function RegistrationMatrix({ registrations }: { registrations: RegistrationsView }) {
  const { t } = useTranslation();
  const titleId = useId();
  const { countries, shares } = registrations;
  if (shares.length === 0) return null;
  const letters = { RETAIL: t('range:registered.all'), PROFESSIONAL: t('range:registered.professional') };
  return (
    <div>
      <Box as="p" id={titleId} textStyle="label" color="fg.title">
        {t('range:registered.caption')}
      </Box>
      <Note marginBottom="3">{t('range:registered.legend', { absent })}</Note>
      {/* Focusable, to scroll it by keyboard (axe: scrollable-region-focusable); the hidden names scroll with it. */}
      <Box position="relative" overflowX="auto" role="region" aria-labelledby={titleId} tabIndex={0}>
        <Table aria-labelledby={titleId}>
          <TableHead>
            <TableRow>
              <ColumnHeader>{t('range:registered.share')}</ColumnHeader>
              {countries.map(({ code, title }) => (
                <ColumnHeader key={code} title={title}>
                  <span aria-hidden>{code}</span>
                  <VisuallyHidden>{title}</VisuallyHidden>
                </ColumnHeader>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {shares.map(({ isin, name, path, fundTitle, audiences, ...share }) => (
              <TableRow key={isin} {...visibleTo(share.visibleTo)}>
                <RowHeader>
                  <TextLink to={path}>{`${fundTitle} ${name}`}</TextLink>
                </RowHeader>
                {countries.map(({ code }) => {
                  const audience = audiences[code];
                  return <Cell key={code}>{audience ? letters[audience] : absent}</Cell>;
                })}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </div>
  );
}
