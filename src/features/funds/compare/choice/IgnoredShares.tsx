import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { type IgnoredReason, type IgnoredShare, ignoredReasons, maxShares } from './choice';
import { useShareName } from '../table/comparedColumns';

const Message = chakra('div', {
  base: {
    maxWidth: 'measure',
    marginTop: '6',
    paddingInlineStart: '4',
    borderInlineStartWidth: '2px',
    borderColor: 'accent',
    '& ul': { marginTop: '1' },
  },
});

/**
 * Lists what the address asks for but is not shown, and why. The live region is always in the page, so that
 * changes are announced.
 */
export function IgnoredShares({ ignored }: { ignored: readonly IgnoredShare[] }) {
  const { t } = useTranslation();
  const nameOf = useShareName();
  const reasons = ignoredReasons
    .map((reason) => ({ reason, of: ignored.filter((share) => share.reason === reason) }))
    .filter(({ of }) => of.length > 0);
  const format = (reason: IgnoredReason, of: readonly IgnoredShare[]) => {
    const names = of.map(({ word, share }) =>
      share ? t('compare:shareWithIsin', { name: nameOf(share), isin: word }) : word,
    );
    return t(`compare:ignored.${reason}`, { count: of.length, most: maxShares, shares: names.join('; ') });
  };
  return (
    <div role="status">
      {ignored.length > 0 && (
        <Message>
          <Box as="p" textStyle="label">
            {t('compare:ignored.title')}
          </Box>
          <ul>
            {reasons.map(({ reason, of }) => (
              <li key={reason}>{format(reason, of)}</li>
            ))}
          </ul>
        </Message>
      )}
    </div>
  );
}
