import { chakra } from '@chakra-ui/react';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icons/Icon';
import { CopyButton } from '../../components/ui/CopyButton';
import { TextAnchor } from '../../components/ui/TextLink';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import { linkedInShareAddress, mailShareAddress } from './shareAddresses';

const Root = chakra('section', {
  base: {
    marginTop: '12',
    borderTopWidth: '1px',
    borderColor: 'border',
    paddingTop: '4',
    textStyle: 'small',
    _print: { display: 'none' },
  },
});

const Ways = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '1' } });

const WayLink = chakra(TextAnchor, {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: '8' },
});

const DeviceButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '8',
    color: 'link',
    cursor: 'pointer',
    _hover: { color: 'accent' },
  },
});

const neverChanges = () => () => undefined;

/** Whether the device offers to share (https://www.w3.org/TR/web-share/); the HTML knows of none. */
function useDeviceShares(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => 'share' in navigator,
    () => false,
  );
}

type Shared = { title: string; url: string };

/** Opens what the device offers. It holds its place from the start, at the end of the line: nothing moves when it appears. */
function ShareByDevice({ title, url }: Shared) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  const isOffered = useDeviceShares();
  const share = async () => {
    setFailed(false);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Who closes what the device offers has changed their mind; who presses twice has it before them.
      const isNoFailure =
        error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name);
      setFailed(!isNoFailure);
    }
  };
  return (
    <li data-needs-scripts style={isOffered ? undefined : { visibility: 'hidden' }}>
      <DeviceButton type="button" onClick={share}>
        <Icon name="arrow-up" boxSize="1.25em" />
        {t('news:share.device')}
      </DeviceButton>
      <span role="status">{failed && ` ${t('news:share.failed')}`}</span>
    </li>
  );
}

/** Ways to pass an article on. Nothing of another site is loaded: links that are followed, or not. */
export function ShareArticle({ title, url }: Shared) {
  const { t } = useTranslation();
  return (
    <Root aria-labelledby="share">
      <chakra.h2 id="share" textStyle="label" marginBottom="2">
        {t('news:share.title')}
      </chakra.h2>
      <Ways>
        <li>
          <WayLink href={mailShareAddress({ title, url })}>
            <Icon name="mail" boxSize="1.25em" />
            {t('news:share.mail')}
          </WayLink>
        </li>
        <li>
          <WayLink href={linkedInShareAddress(url)} rel="noopener noreferrer">
            <Icon name="linkedin" boxSize="1.25em" />
            {t('news:share.linkedIn')}
            <VisuallyHidden>{` (${t('news:opensOutside')})`}</VisuallyHidden>
            <Icon name="external" boxSize="0.8em" />
          </WayLink>
        </li>
        <ShareByDevice title={title} url={url} />
      </Ways>
      <CopyButton
        icon="link"
        readText={() => url}
        label={t('news:share.copy')}
        done={t('news:share.copied')}
        blocked={t('news:share.blocked')}
      />
    </Root>
  );
}
