import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { ButtonLink } from '../../components/ui/Button';
import { Container, plainOnPaper } from '../../components/ui/layout';
import { HoldingsMap } from './HoldingsMap';
import type { HoldingsView } from './holdingsView';

const Hero = chakra('div', {
  base: {
    bg: 'navy',
    color: 'white',
    paddingTop: 'calc(var(--m-sizes-bar) + var(--m-spacing-8))',
    paddingBottom: '8',
    '& h1': { color: 'white' },
    '& :focus-visible': { outlineColor: 'white' },
    _print: plainOnPaper,
  },
});

type HomeHeroProps = {
  baseline: string;
  subBaseline: string | null;
  action: { title: string; path: string };
  holdings: HoldingsView;
};

/** The first screen: the company's statement, and beside it, on narrow screens below, the map of what its funds hold. */
export function HomeHero({ baseline, subBaseline, action, holdings }: HomeHeroProps) {
  return (
    <Hero>
      <Container
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' }}
        alignItems="center"
        gap={{ base: '8', xl: '12' }}
        _print={{ display: 'block' }}
      >
        <div>
          <Box as="h1" dir="auto" textStyle={{ base: 'display', lg: 'title' }}>
            {baseline}
          </Box>
          {subBaseline && (
            <Box
              as="p"
              textStyle="lead"
              color={{ base: 'lilac', _print: 'fg' }}
              maxWidth="24em"
              marginTop="6"
            >
              {subBaseline}
            </Box>
          )}
          <Box marginTop={{ base: '8', lg: '10' }}>
            <ButtonLink to={action.path} variant="inverse">
              {action.title}
            </ButtonLink>
          </Box>
        </div>
        <HoldingsMap {...holdings} />
      </Container>
    </Hero>
  );
}
