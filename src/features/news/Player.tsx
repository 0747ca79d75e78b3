import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icons/Icon';
import { Button } from '../../components/ui/Button';
import { TextAnchor } from '../../components/ui/TextLink';
import { Wrap } from '../../components/ui/layout';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import { mediaIcons } from '../../components/icons/iconNames';
import type { NewsPart } from '../../components/news/newsViews';
import { playerMedium } from '../../cookies/playerHosts';

/** As high as the player or its notice, whichever is higher, so that nothing moves when they swap. */
const Stage = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    bg: 'bg.cool',
    // The player covers it.
    '&[data-player=playing] > div': { visibility: 'hidden' },
  },
  variants: { medium: { video: { aspectRatio: '16 / 9' }, audio: {} } },
});

type PlayerPart = Extract<NewsPart, { kind: 'player' }>;

type PlayerProps = { part: PlayerPart; title: string; media: keyof typeof mediaIcons };

/** Works without scripts and without consent. */
function PlayerLink({ part }: { part: PlayerPart }) {
  const { t } = useTranslation();
  return (
    <TextAnchor href={part.src} rel="noopener noreferrer">
      {t('news:openPlayer', { host: part.host })}
      <VisuallyHidden>{` (${t('news:opensOutside')})`}</VisuallyHidden>
    </TextAnchor>
  );
}

type KnownPlayerProps = PlayerProps & { medium: 'video' | 'audio' };

/**
 * Playing needs consent to videos, or a press on this one, which holds until the visitor changes their consent
 * (`src/start/startConsent.ts`).
 */
function KnownPlayer({ part, title, media, medium }: KnownPlayerProps) {
  const { t } = useTranslation();
  const { host, src } = part;
  return (
    <Stage medium={medium} data-player="">
      <Box display="grid" alignContent="center" gap="3" padding={{ base: '4', sm: '8' }} textStyle="small">
        <Box as="p" display="flex" alignItems="center" gap="3" textStyle="label" color="fg.title">
          <Icon name={mediaIcons[media]} boxSize="1.75em" color="accent" />
          {t('news:playerLabel', { media: t(`news:media.${media}`), host })}
        </Box>
        <p>{t('news:playerNotice', { host })}</p>
        <Wrap alignItems="center" columnGap="5" rowGap="2">
          <Button data-needs-scripts data-play>
            {t('news:playHere')}
          </Button>
          <Button data-needs-scripts variant="outline" data-consent-act="open">
            {t('news:manageCookies')}
          </Button>
          <PlayerLink part={part} />
        </Wrap>
      </Box>
      <template>
        <chakra.iframe
          position="absolute"
          inset="0"
          width="full"
          height="full"
          borderWidth="0"
          src={src}
          title={t('news:playerTitle', { title, host })}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
        />
      </template>
    </Stage>
  );
}

/** A third-party player. Nothing is requested from its host before the visitor agrees. */
export function Player(props: PlayerProps) {
  const { part } = props;
  const medium = playerMedium(part.host);
  if (medium) return <KnownPlayer {...props} medium={medium} />;
  return (
    <p>
      <PlayerLink part={part} />
    </p>
  );
}
