import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icons/Icon';
import { CopyButton } from '../../components/ui/CopyButton';
import { TextAnchor } from '../../components/ui/TextLink';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';

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

/**
 * Fields are percent-encoded, as `+` is no space in `mailto:` (RFC 6068). Lone surrogates are dropped:
 * `encodeURIComponent` would throw.
 */
export function mailShareAddress({ title, url }: { title: string; url: string }): string {
  return `mailto:?subject=${encodeURIComponent(title.replace(/\p{Surrogate}/gu, ''))}&body=${encodeURIComponent(url)}`;
}

/** LinkedIn reads title and picture from the article itself. */
export function linkedInShareAddress(url: string): string {
  return `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`;
}

type Shared = { title: string; url: string };

/** The device's share sheet, by the start script where there is one. The button's space is reserved at the end of the line, so that nothing moves. */
function ShareByDevice({ title, url }: Shared) {
  const { t } = useTranslation();
  return (
    <li data-needs-scripts data-share-item style={{ visibility: 'hidden' }}>
      <DeviceButton
        type="button"
        data-share
        data-title={title}
        data-url={url}
        data-failed={t('news:share.failed')}
      >
        <Icon name="arrow-up" boxSize="1.25em" />
        {t('news:share.device')}
      </DeviceButton>{' '}
      <span role="status" />
    </li>
  );
}

/** Plain links: nothing is loaded from another site. */
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
        text={url}
        label={t('news:share.copy')}
        done={t('news:share.copied')}
        blocked={t('news:share.blocked')}
      />
    </Root>
  );
}
