import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { type IgnoredReason, type IgnoredShare, ignoredReasons, mostShares } from '../choice';
import { useShareName } from './useShareName';

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

/** Says what of the address is not shown, by name and with the reason. The live region is there before its words. */
export function IgnoredShares({ ignored }: { ignored: readonly IgnoredShare[] }) {
  const { t } = useTranslation();
  const nameOf = useShareName();
  const writtenFor = (wanted: IgnoredReason) =>
    ignored
      .filter(({ reason }) => reason === wanted)
      .map(({ word, share }) =>
        share ? t('compare:shareWithIsin', { name: nameOf(share), isin: word }) : word,
      )
      .join('; ');
  const sentences: Record<IgnoredReason, (shares: string) => string> = {
    unknown: (shares) => t('compare:ignored.unknown', { shares }),
    notOffered: (shares) => t('compare:ignored.notOffered', { shares }),
    repeated: (shares) => t('compare:ignored.repeated', { shares }),
    tooMany: (shares) => t('compare:ignored.tooMany', { shares, most: mostShares }),
  };
  return (
    <div role="status">
      {ignored.length > 0 && (
        <Message>
          <Box as="p" textStyle="label">
            {t('compare:ignored.title')}
          </Box>
          <ul>
            {ignoredReasons
              .filter((wanted) => ignored.some(({ reason }) => reason === wanted))
              .map((reason) => (
                <li key={reason}>{sentences[reason](writtenFor(reason))}</li>
              ))}
          </ul>
        </Message>
      )}
    </div>
  );
}
