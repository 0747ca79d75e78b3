import { chakra } from '@chakra-ui/react/styled-system';
import { linkRecipe } from '../../theme/recipes';
import { LocalizedLink } from '../../routes/LocalizedLink';

/** Titles may be in any script. */
const anyScript = { defaultProps: { dir: 'auto' } };

/** A link to a page of the site. */
export const TextLink = chakra(LocalizedLink, linkRecipe, anyScript);

/** A link to anything else: a file, another site, a phone number. */
export const TextAnchor = chakra('a', linkRecipe, anyScript);
