import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icons/Icon';
import { Button } from '../../components/ui/Button';
import { TextAnchor } from '../../components/ui/TextLink';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';
import { type ConsentChoice, consentPreferencesOpened } from '../../store/consent/consentSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { mediaIcons, type NewsPart } from './newsViews';
import { playerMedium } from './playerHosts';

/** As high as the player or its notice, whichever is higher, so that nothing moves when they swap. */
const Stage = chakra('div', {
  base: { position: 'relative', display: 'grid', bg: 'bg.cool' },
  variants: { medium: { video: { aspectRatio: '16 / 9' }, audio: {} } },
});

const Notice = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'center',
    gap: '3',
    padding: { base: '4', sm: '8' },
    textStyle: 'small',
  },
});

const Heading = chakra('p', {
  base: { display: 'flex', alignItems: 'center', gap: '3', textStyle: 'label', color: 'fg.title' },
});

const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '5', rowGap: '2' },
});

const Frame = chakra('iframe', {
  base: { position: 'absolute', inset: '0', width: 'full', height: 'full', borderWidth: '0' },
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

/** Playing needs consent to videos, or a click on this one, which holds until the visitor changes their consent. */
function usePlaying(): { playing: boolean; asked: boolean; ask: () => void } {
  const choice = useAppSelector(({ consent }) => consent.choice);
  const [askedUnder, setAskedUnder] = useState<{ choice: ConsentChoice | null } | null>(null);
  const asked = askedUnder !== null && askedUnder.choice === choice;
  return { playing: Boolean(choice?.video) || asked, asked, ask: () => setAskedUnder({ choice }) };
}

type KnownPlayerProps = PlayerProps & { medium: 'video' | 'audio' };

function KnownPlayer({ part, title, media, medium }: KnownPlayerProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const frame = useRef<HTMLIFrameElement>(null);
  const { playing, asked, ask } = usePlaying();
  const { host, src } = part;

  // The player covers the button that had the focus.
  useEffect(() => {
    if (asked) frame.current?.focus();
  }, [asked]);

  return (
    <Stage medium={medium}>
      <Notice style={playing ? { visibility: 'hidden' } : undefined}>
        <Heading>
          <Icon name={mediaIcons[media]} boxSize="1.75em" color="accent" />
          {t('news:playerLabel', { media: t(`news:media.${media}`), host })}
        </Heading>
        <p>{t('news:playerNotice', { host })}</p>
        <Actions>
          <Button data-needs-scripts onClick={ask}>
            {t('news:playHere')}
          </Button>
          <Button data-needs-scripts variant="outline" onClick={() => dispatch(consentPreferencesOpened())}>
            {t('news:manageCookies')}
          </Button>
          <PlayerLink part={part} />
        </Actions>
      </Notice>
      {playing && (
        <Frame
          ref={frame}
          src={src}
          title={t('news:playerTitle', { title, host })}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
        />
      )}
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
