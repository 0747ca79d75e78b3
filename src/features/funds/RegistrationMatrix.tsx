import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Note } from '../../components/ui/layout';
import { TextLink } from '../../components/ui/TextLink';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import { absent } from '../../i18n/absent';
import { visibleTo } from '../../profiles/profileVisibility';
import { table, tableCell, wrappedOnPhones } from '../../theme/recipes';
import type { RegistrationsView } from './fundViews';

const Table = chakra('table', {
  base: {
    ...table,
    textStyle: 'small',
    '& th, & td': { ...tableCell, flex: '1 0 10%', paddingBlock: '2', paddingInline: { base: '0', md: '2' } },
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
});

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
          <thead>
            <tr>
              <th scope="col">{t('range:registered.share')}</th>
              {countries.map(({ code, title }) => (
                <th key={code} scope="col" title={title}>
                  <span aria-hidden>{code}</span>
                  <VisuallyHidden>{title}</VisuallyHidden>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shares.map(({ isin, name, path, fundTitle, audiences, ...share }) => (
              <tr key={isin} {...visibleTo(share.visibleTo)}>
                <th scope="row">
                  <TextLink to={path}>{`${fundTitle} ${name}`}</TextLink>
                </th>
                {countries.map(({ code }) => {
                  const audience = audiences[code];
                  return <td key={code}>{audience ? letters[audience] : absent}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </Table>
      </Box>
    </div>
  );
}
