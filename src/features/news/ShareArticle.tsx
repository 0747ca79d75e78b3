import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icons/Icon';
import { QuietButton } from '../../components/ui/Button';
import { CopyButton } from '../../components/ui/CopyButton';
import { TextAnchor } from '../../components/ui/TextLink';
import { Ruled, Wrap } from '../../components/ui/layout';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';

const WayLink = chakra(TextAnchor, {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: '8' },
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

/** Its button is one of the row's; what it says comes below the row, so that nothing moves. */
const CopyItem = chakra('li', {
  base: { '&, & > div': { display: 'contents' }, '& [role=status], & input': { order: 1 } },
});

/** The device's share sheet, by the start script where there is one. The button's space is reserved at the end of the line, so that nothing moves. */
function ShareByDevice({ title, url }: Shared) {
  const { t } = useTranslation();
  return (
    <li data-needs-scripts data-share-item style={{ visibility: 'hidden' }}>
      <QuietButton data-share data-title={title} data-url={url} data-failed={t('news:share.failed')}>
        <Icon name="arrow-up" boxSize="1.25em" />
        {t('news:share.device')}
      </QuietButton>{' '}
      <span role="status" />
    </li>
  );
}

/** Plain links: nothing is loaded from another site. */
export function ShareArticle({ title, url }: Shared) {
  const { t } = useTranslation();
  return (
    <Ruled
      as="section"
      marginTop="12"
      paddingTop="4"
      textStyle="small"
      _print={{ display: 'none' }}
      aria-labelledby="share"
    >
      <chakra.h2 id="share" textStyle="label" marginBottom="2">
        {t('news:share.title')}
      </chakra.h2>
      <Wrap as="ul" columnGap="6" rowGap="1">
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
        <CopyItem>
          <CopyButton
            icon="link"
            text={url}
            label={t('news:share.copy')}
            done={t('news:share.copied')}
            blocked={t('news:share.blocked')}
          />
        </CopyItem>
        <ShareByDevice title={title} url={url} />
      </Wrap>
    </Ruled>
  );
}
