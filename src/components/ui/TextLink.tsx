import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { linkRecipe } from '../../theme/recipes';
import { LocalizedLink } from '../../routes/LocalizedLink';

/** Titles may be in any script. */
const anyScript = { defaultProps: { dir: 'auto' } };

/** A link to a page of the site. */
export const TextLink = chakra(LocalizedLink, linkRecipe, anyScript);

/** A link to anything else: a file, another site. */
export const TextAnchor = chakra('a', linkRecipe, anyScript);

export function telAddress(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

export function PhoneLink({ phone, ...props }: ComponentProps<typeof TextAnchor> & { phone: string }) {
  return (
    <TextAnchor href={telAddress(phone)} {...props}>
      {phone}
    </TextAnchor>
  );
}
