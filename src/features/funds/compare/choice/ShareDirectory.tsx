import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { columns } from '../../../../components/ui/layout';
import { TextLink } from '../../../../components/ui/TextLink';
import { visibleTo } from '../../../../profiles/profileVisibility';
import { ActivatedTools } from '../../header/ActivatedTools';
import type { ComparedFundView } from '../compareViews';

const Funds = chakra('ul', {
  base: {
    display: 'grid',
    gap: '8',
    gridTemplateColumns: columns({ base: 1, sm: 2, lg: 3 }),
    '& > li': { borderTopWidth: '1px', borderColor: 'border', paddingTop: '4' },
    '& ul': { marginTop: '2' },
    '& li li': { paddingBlock: '0.5' },
  },
});

/** Links to all shares, by fund: shown before a choice, and without scripts. */
export function ShareDirectory({ funds }: { funds: readonly ComparedFundView[] }) {
  const { t } = useTranslation();
  return (
    <Funds>
      {funds.map((fund) => (
        <li key={fund.code} {...visibleTo(fund.visibleTo)}>
          <Box as="h3" textStyle="subheading">
            <TextLink to={fund.path} variant="title">
              {fund.title}
            </TextLink>
          </Box>
          <ActivatedTools tools={fund.activatedTools} isBrief />
          <ul>
            {fund.shares.map(({ isin, name, currency, path, visibleTo: profiles }) => (
              <li key={isin} {...visibleTo(profiles)}>
                <TextLink to={path}>{t('funds:share', { share: name })}</TextLink>{' '}
                <Box as="span" textStyle="small" color="fg.muted">
                  {currency}, {isin}
                </Box>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </Funds>
  );
}
