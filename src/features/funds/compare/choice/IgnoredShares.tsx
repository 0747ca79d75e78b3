import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { type IgnoredShare, ignoredReasons, maxShares } from './choice';
import { useShareName } from '../comparedColumns';

/**
 * Lists what the address asks for but is not shown, and why. The live region is always in the page, so that
 * changes are announced.
 */
export function IgnoredShares({ ignored }: { ignored: readonly IgnoredShare[] }) {
  const { t } = useTranslation();
  const nameOf = useShareName();
  const messages = ignoredReasons.flatMap((reason) => {
    const names = ignored
      .filter((share) => share.reason === reason)
      .map(({ word, share }) =>
        share ? t('compare:shareWithIsin', { name: nameOf(share), isin: word }) : word,
      );
    const values = { count: names.length, most: maxShares, shares: names.join('; ') };
    return names.length > 0 ? t(`compare:ignored.${reason}`, values) : [];
  });
  return (
    <div role="status">
      {ignored.length > 0 && (
        <Box
          maxWidth="measure"
          marginTop="6"
          paddingInlineStart="4"
          borderInlineStartWidth="2px"
          borderColor="accent"
        >
          <Box as="p" textStyle="label">
            {t('compare:ignored.title')}
          </Box>
          <Box as="ul" marginTop="1">
            {messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </Box>
        </Box>
      )}
    </div>
  );
}
