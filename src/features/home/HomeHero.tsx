import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { ButtonLink } from '../../components/ui/Button';
import { Container, plainOnPaper } from '../../components/ui/layout';
import { MarketsMap } from '../markets/MarketsMap';

const Hero = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    bg: 'navy',
    color: 'white',
    paddingTop: 'calc(var(--m-sizes-bar) + var(--m-spacing-8))',
    paddingBottom: { base: '6', md: '10' },
    minHeight: { md: '38rem' },
    display: { md: 'flex' },
    alignItems: 'center',
    '& h1': { color: 'white' },
    '& :focus-visible': { outlineColor: 'white' },
    _print: plainOnPaper,
  },
});

/** Beside the text on wide screens, where it fades out beneath it; below the text on narrow ones. */
const MapGround = chakra('div', {
  base: {
    position: { md: 'absolute' },
    marginTop: { base: '6', md: '0' },
    marginInlineStart: { base: '-12%', md: '0' },
    insetInlineEnd: { md: '-22%', xl: '-9%' },
    top: { md: '52%' },
    translate: { md: '0 -50%' },
    width: { base: '124%', md: '92%', xl: '76%' },
    maskImage: { md: 'linear-gradient(to right, transparent 4%, black 46%)' },
    pointerEvents: 'none',
  },
});

type HomeHeroProps = {
  baseline: string;
  subBaseline: string | null;
  action: { title: string; path: string };
};

/** The first screen: the company's statement and the map of its markets. */
export function HomeHero({ baseline, subBaseline, action }: HomeHeroProps) {
  return (
    <Hero>
      <Container position="relative" zIndex="1">
        <Box as="h1" dir="auto" textStyle="display" maxWidth="9.5em">
          {baseline}
        </Box>
        {subBaseline && (
          <Box as="p" textStyle="lead" color={{ base: 'lilac', _print: 'fg' }} maxWidth="24em" marginTop="6">
            {subBaseline}
          </Box>
        )}
        <Box marginTop={{ base: '8', md: '10' }}>
          <ButtonLink to={action.path} variant="inverse">
            {action.title}
          </ButtonLink>
        </Box>
      </Container>
      <MapGround>
        <MarketsMap tone="dark" alt="" isFirst />
      </MapGround>
    </Hero>
  );
}
