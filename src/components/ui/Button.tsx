import { chakra } from '@chakra-ui/react/styled-system';
import { buttonRecipe, linkRecipe } from '../../theme/recipes';
import { LocalizedLink } from '../../routes/LocalizedLink';

const button = { defaultProps: { type: 'button' } } as const;

export const Button = chakra('button', buttonRecipe, button);

/** A button that looks like a link with an icon. */
export const QuietButton = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '8',
      textAlign: 'start',
      color: 'link',
      cursor: 'pointer',
      _hover: { color: 'accent' },
    },
  },
  button,
);

/** A button that is an icon; its target has the size of `boxSize`. */
export const IconButton = chakra(
  'button',
  {
    base: { display: 'grid', placeItems: 'center', flexShrink: '0', cursor: 'pointer' },
  },
  button,
);

/** Looks like the links beside it. */
export const LinkButton = chakra('button', linkRecipe, button);

/** A link to a page of the site, styled as a button. */
export const ButtonLink = chakra(LocalizedLink, buttonRecipe);

/** Any other link, styled as a button. */
export const ButtonAnchor = chakra('a', buttonRecipe);
