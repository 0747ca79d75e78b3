import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../components/ui/TextLink';
import { visibleTo } from '../profiles/profileVisibility';
import { absent } from './absent';
import type { ShareSummaryView } from './fundViews';
import { useFiguresBusy, useFreshShare } from './useFreshFigures';

const Scroll = chakra('div', { base: { overflowX: 'auto' } });

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& th, & td': {
      textAlign: 'start',
      fontWeight: '400',
      paddingBlock: '3',
      paddingInlineEnd: { base: '3', sm: '5' },
    },
    '& tr': { borderBottomWidth: '1px', borderColor: 'border' },
    '& thead th': { textStyle: 'small', color: 'fg.muted' },
    '& tr > :last-child': { textAlign: 'end', paddingInlineEnd: '0' },
  },
});

function Price({ share }: { share: ShareSummaryView }) {
  const { price } = useFreshShare(share);
  if (!price) return absent;
  return (
    <>
      {price.display}
      <Box textStyle="small" color="fg.muted">
        {price.date}
      </Box>
    </>
  );
}

type ShareListProps = {
  shares: readonly ShareSummaryView[];
  /** The share whose page this is. */
  currentIsin?: string;
};

/** The shares of a fund that the visitor's profile may see, in the order of spec §9. */
export function ShareList({ shares, currentIsin }: ShareListProps) {
  const { t } = useTranslation();
  return (
    <Scroll>
      <Table {...useFiguresBusy()}>
        <thead>
          <tr>
            <th scope="col">{t('funds:shareHeading')}</th>
            <th scope="col">{t('funds:characteristic.isin')}</th>
            <th scope="col">{t('funds:nav')}</th>
          </tr>
        </thead>
        <tbody>
          {shares.map((share) => (
            <tr key={share.isin} {...visibleTo(share.visibleTo)}>
              <th scope="row">
                {share.isin === currentIsin ? (
                  <strong aria-current="page">{share.name}</strong>
                ) : (
                  <TextLink to={share.path}>{share.name}</TextLink>
                )}
              </th>
              <td>{share.isin}</td>
              <td>
                <Price share={share} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
