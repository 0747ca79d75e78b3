import { chakra } from '@chakra-ui/react/styled-system';
import { buttonRecipe } from '../../theme/recipes';
import { LocalizedLink } from '../../routes/LocalizedLink';

export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });

/** A link to a page of the site, styled as a button. */
export const ButtonLink = chakra(LocalizedLink, buttonRecipe);

/** Any other link, styled as a button. */
export const ButtonAnchor = chakra('a', buttonRecipe);
