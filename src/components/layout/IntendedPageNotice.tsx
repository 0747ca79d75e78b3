import { chakra } from '@chakra-ui/react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { intendedPageDismissed } from '../../store/navigation/navigationSlice';
import { Icon } from '../icons/Icon';
import { TextLink } from '../ui/TextLink';
import type { NavigationContext } from './layoutContext';
import { Notice } from './Notice';

const CloseButton = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: '8',
    height: '8',
    marginBlock: '-1',
    cursor: 'pointer',
    _hover: { color: 'accent' },
  },
});

/** Tells who came for another page why the disclaimer has led home, and leads back. */
export function IntendedPageNotice({ texts }: Pick<NavigationContext, 'texts'>) {
  const dispatch = useAppDispatch();
  const intendedPage = useAppSelector(({ navigation }) => navigation.intendedPage);
  if (!intendedPage?.arrived) return null;
  return (
    <Notice>
      <p>
        {`${texts.intendedPage} `}
        <TextLink to={intendedPage.path}>{intendedPage.title}</TextLink>
      </p>
      <CloseButton
        type="button"
        aria-label={texts.closeNotice}
        onClick={() => dispatch(intendedPageDismissed())}
      >
        <Icon name="close" boxSize="1.25rem" />
      </CloseButton>
    </Notice>
  );
}
