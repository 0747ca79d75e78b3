import { chakra } from '@chakra-ui/react/styled-system';
import { buttonRecipe, iconButtonRecipe, linkRecipe, quietButtonRecipe } from '../../theme/recipes';
import { LocalizedLink } from '../../routes/LocalizedLink';

const button = { defaultProps: { type: 'button' } } as const;

export const Button = chakra('button', buttonRecipe, button);

export const QuietButton = chakra('button', quietButtonRecipe, button);

export const IconButton = chakra('button', iconButtonRecipe, button);

/** Looks like the links beside it. */
export const LinkButton = chakra('button', linkRecipe, button);

/** A link to a page of the site, styled as a button. */
export const ButtonLink = chakra(LocalizedLink, buttonRecipe);

/** Any other link, styled as a button. */
export const ButtonAnchor = chakra('a', buttonRecipe);
